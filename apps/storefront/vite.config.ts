import { existsSync } from 'node:fs'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { routerPath } from './app/links/pattern.ts'
import { ROUTES } from './app/route-table.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig({
  plugins: [
    remix({
      ignoredRouteFiles: ['**/*'],
      serverBuildFile: 'pages.js',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
      },
      routes: (define) =>
        define((route) => {
          for (const [id, { path, file }] of Object.entries(ROUTES)) {
            if (!existsSync(new URL(`app/${file}`, import.meta.url))) continue
            if (path === '/') route(path, file, { id, index: true })
            else route(routerPath(path), file, { id })
          }
        }),
    }),
  ],
  build: { target: 'es2022' },
})
