// `npm run bench editors`: the canvas beside plain svg.js and fabric with the same design, in Chromium, in one run.
// Milliseconds of script, and until the browser has drawn; medians. `EDITORS_ELEMENTS` (`500,5000`).
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { chromium } from 'playwright-core'
import wawoff from 'wawoff2'
import { ensureChromium } from '../../../tools/chromium.mjs'
import { ROOT, run } from '../../../tools/lib.mjs'

const FABRIC = '7.4.0'
const { resolve } = createRequire(import.meta.url)
const counts = (process.env.EDITORS_ELEMENTS ?? '500,5000').split(',').map(Number)

/** fabric isn't a dependency: it is fetched for the bench, without its drawing library for Node; null if it can't be. */
async function fabricScript() {
  const folder = join(ROOT, 'node_modules/.cache/bench-fabric')
  const script = join(folder, 'node_modules/fabric/dist/index.min.js')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(script))
    await run('npm', [
      ...['install', `fabric@${FABRIC}`, '--prefix', folder, '--omit=optional', '--ignore-scripts'],
      ...['--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    ])
  return existsSync(script) ? readFileSync(script, 'utf8') : null
}

/** The page of the bench as one module, with its assets. */
async function pageScripts() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 10_000_000,
      rollupOptions: {
        input: fileURLToPath(new URL('editors-page.ts', import.meta.url)),
        output: { format: 'es', inlineDynamicImports: true },
      },
    },
  })
  const { output } = Array.isArray(built) ? built[0] : built
  return output.find(({ type }) => type === 'chunk').code
}

const font = Buffer.from(
  await wawoff.decompress(readFileSync(resolve('@fontsource/oswald/files/oswald-latin-500-normal.woff2'))),
).toString('base64')
const [code, fabric] = [await pageScripts(), await fabricScript()]
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
page.on('pageerror', (error) => console.error(error))
await page.goto('about:blank')
await page.setContent('<!doctype html><body></body>')
if (fabric) await page.addScriptTag({ content: fabric })
await page.addScriptTag({ content: code, type: 'module' })
await page.waitForFunction('window.bench !== undefined')

const measured = (name, count) =>
  page.evaluate(([which, many, face]) => window.bench[which](many, face), [name, count, font])
const ms = ({ script, drawn }) => `${script.toFixed(1)} (drawn ${drawn.toFixed(0)})`

for (const count of counts) {
  const ours = await measured('kisscut', count)
  const typing = await measured('typing', count)
  const rivals = {
    'svg.js': await measured('svgjs', count),
    ...(fabric && { fabric: await measured('fabric', count) }),
  }
  console.log(`\n${count} elements, milliseconds of script`)
  console.log(`  open     kisscut ${ms(ours.open)}${others(rivals, 'open')}`)
  console.log(`  drag     kisscut ${ms(ours.drag)}${others(rivals, 'drag')}`)
  console.log(`  undo     kisscut ${ms(ours.undo)}`)
  console.log(`  a letter kisscut ${ms(typing)}`)
}
if (!fabric) console.log('\nfabric could not be fetched.')
await browser.close()

function others(rivals, what) {
  return Object.entries(rivals)
    .map(([name, figures]) => `, ${name} ${ms(figures[what])}`)
    .join('')
}
