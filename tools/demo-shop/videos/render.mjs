// Draws the demo shop's videos: `node tools/demo-shop/videos/render.mjs`. Chromium's own encoder makes VP8 of them.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { webm } from './webm.mjs'

const pictures = new URL('../pictures/', import.meta.url)
const read = (name) => readFileSync(new URL(name, pictures))
const svg = (name) => `data:image/svg+xml;base64,${read(name).toString('base64')}`
const picture = (name) => `data:image/webp;base64,${read(name).toString('base64')}`
const cuts = JSON.parse(readFileSync(new URL('../data/sample-cuts.json', import.meta.url), 'utf8'))

const SIZE = { width: 960, height: 540 }
const VIDEOS = {
  'video-cutting': {
    ...{ scene: 'cutting', seconds: 6, posterAt: 0.45, ...SIZE },
    ...{ artwork: svg('artwork-ramen-cat.svg'), cut: cuts['ramen-cat'] },
  },
  'video-in-use': {
    ...{ scene: 'showing', seconds: 6, posterAt: 0.1, ...SIZE },
    pictures: ['die-cut-stickers-gallery-1', 'die-cut-stickers-gallery-2', 'die-cut-stickers-gallery-3'].map(
      (name) => picture(`${name}.webp`),
    ),
  },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
})
const page = await browser.newPage()
page.on('console', (message) => process.stderr.write(`${message.text()}\n`))
// Browsers encode on secure pages only, and localhost counts as one.
await page.route('http://localhost/**', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
)
await page.goto('http://localhost/')
await page.addScriptTag({
  type: 'module',
  content: readFileSync(new URL('page.mjs', import.meta.url), 'utf8'),
})
await page.waitForFunction(() => 'record' in globalThis)
for (const [name, about] of Object.entries(VIDEOS)) {
  const { frames, poster } = await page.evaluate((scene) => globalThis.record(scene), about)
  const decoded = frames.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') }))
  const durationMs = about.seconds * 1000
  writeFileSync(
    new URL(`${name}.webm`, pictures),
    webm({ ...SIZE, durationMs, codec: 'V_VP8', frames: decoded }),
  )
  writeFileSync(new URL(`${name}.webp`, pictures), Buffer.from(poster, 'base64'))
}
await browser.close()
