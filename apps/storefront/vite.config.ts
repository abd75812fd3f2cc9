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

/** Browsers get the paths of the route table, not which file a page is and what it shows, and none that only machines ask for. */
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
 * Browsers get 100 digits of π and the logarithm of 10 of decimal.js's 1025 each, which cost a kilobyte of digits: the shop
 * reckons with 80, takes no logarithms, and more than there are would throw.
 */
const fewerDigits: Plugin = {
  name: 'kisscut-fewer-digits',
  transform: (code, id, options) =>
    !options?.ssr && id.endsWith('/decimal.js/decimal.mjs')
      ? { code: code.replaceAll(/(LN10|PI) = '(\d\.\d{100})\d+'/g, "$1 = '$2'"), map: null }
      : null,
}

/** Imports that failed can be tried again: what they need is fetched first. */
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
        // So few routes are one small file; finding them bit by bit would match every parent of a page on each render.
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
  // While developing they say what they are.
  ...(command === 'build' && { css: { modules: { generateScopedName: classNameOf } } }),
  build: {
    target: 'es2022',
    rollupOptions: {
      ...(isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } }),
      // Pages without anything for the browser (robots.txt, sitemap.xml) have an empty chunk there.
      onwarn: (warning, warn) => {
        // A page whose files need each other stops before its first line.
        if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
        if (warning.code !== 'EMPTY_BUNDLE') warn(warning)
      },
    },
  },
  // Everything but React and Remix is in the bundle of the pages: fewer files to read until the shop is open.
  ssr: command === 'build' ? { noExternal: /^(?!node:|react|isbot|@remix-run\/)/ } : {},
}))
