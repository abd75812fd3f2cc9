import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { chunkOf } from './chunks.ts'
import { shortClassNames, styleSheetsIn } from './class-names.ts'
import { routerPath } from './app/links/router-path.ts'
import { ROUTES } from './app/route-table.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Removes from the browser's route table the files and purposes of pages, and the paths that only machines request. */
const pathsAlone: Plugin = {
  name: 'kisscut-paths-alone',
  enforce: 'pre',
  transform: (code, id, options) =>
    !options?.ssr && id.endsWith('/app/route-table.ts')
      ? {
          code: code
            .replaceAll(/^ *\w+: page\('[^']*', 'findable\/.*\n/gm, '')
            .replaceAll(/page\(('[^']*'), '[^']*', '[^']*'\)/g, '{ path: $1 }'),
          map: null,
        }
      : null,
}

/**
 * Shortens decimal.js's π and logarithm of 10 from 1025 digits to 100, which saves a kilobyte: the shop calculates with
 * 80, uses no logarithms, and decimal.js throws if a calculation needs more.
 */
const fewerDigits: Plugin = {
  name: 'kisscut-fewer-digits',
  transform: (code, id, options) =>
    !options?.ssr && id.endsWith('/decimal.js/decimal.mjs')
      ? { code: code.replaceAll(/(LN10|PI) = '(\d\.\d{100})\d+'/g, "$1 = '$2'"), map: null }
      : null,
}

/** Makes failed imports repeatable: their files are fetched first. */
const fetchedFirst: Plugin = {
  name: 'kisscut-fetched-first',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importOnceFetched as __vitePreload } from ${JSON.stringify(
          fileURLToPath(new URL('app/parts/page/import-once-fetched.ts', import.meta.url)),
        )}`
      : null,
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const classNameOf = shortClassNames(
  root,
  styleSheetsIn(root, ['apps/storefront/app', 'packages/editors/src']),
)

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    pathsAlone,
    fewerDigits,
    fetchedFirst,
    remix({
      ignoredRouteFiles: ['**/*'],
      serverBuildFile: 'pages.js',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        // The table of routes is small enough to send whole; lazy discovery would match every parent of a
        // page on each render.
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
      },
      routes: (define) =>
        define((route) => {
          for (const [id, { path, file }] of Object.entries(ROUTES)) {
            if (path === '/') route(path, file, { id, index: true })
            else route(routerPath(path), file, { id })
          }
        }),
    }),
  ],
  // Readable names in development.
  ...(command === 'build' && { css: { modules: { generateScopedName: classNameOf } } }),
  build: {
    target: 'es2022',
    rollupOptions: {
      ...(isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } }),
      // Pages without scripts (robots.txt, sitemap.xml) have an empty chunk.
      onwarn: (warning, warn) => {
        // Circular chunks would stop a page before its first line.
        if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
        if (warning.code !== 'EMPTY_BUNDLE') warn(warning)
      },
    },
  },
  // Bundles everything except React and Remix, so that the shop reads fewer files when it starts.
  ssr: command === 'build' ? { noExternal: /^(?!node:|react|isbot|@remix-run\/)/ } : {},
}))
