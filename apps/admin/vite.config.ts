import { defineConfig } from 'vite'

const { ADMIN_SHOP = 'http://localhost:3000', ADMIN_KEY } = process.env

/** In development, calls go to a shop elsewhere: with its session cookie, or a key of its owner. */
const shop = {
  target: ADMIN_SHOP,
  ...(ADMIN_KEY === undefined ? {} : { headers: { authorization: `Bearer ${ADMIN_KEY}` } }),
}
const CALLS = ['api', 'files', 'demo', 'account', 'custom', 'favicon']

/** Warnings about bundled libraries, which can't be changed here. */
const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'SOURCEMAP_ERROR', 'INVALID_ANNOTATION'])

export default defineConfig({
  base: '/admin/',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'build',
    // One page for a few people who keep it open all day: our code changes separately from the framework.
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      onwarn: (warning, warn) => {
        if (!QUIET.has(warning.code ?? '')) warn(warning)
      },
      output: {
        manualChunks: (id) => (id.includes('node_modules') ? 'framework' : undefined),
      },
    },
  },
  server: {
    proxy: { [`^/(admin/api|[a-z-]+/api|${CALLS.slice(1).join('|')})`]: shop },
  },
})
