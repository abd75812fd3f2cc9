import { uploadDesign } from '@kisscut/artwork/design'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from '@cantoo/pdf-lib'
import { LOOKS } from '@kisscut/artwork/look'
import sharp from 'sharp'
import { removeBackground } from '../src/background/index.ts'
import { nest } from '../src/nesting/index.ts'
import { createPreview } from '../src/preview/index.ts'
import { openPressProfile, printPdf, type PrintDesign } from '../src/print/index.ts'
import { bundledWorker } from '../src/testing/bundle.ts'
import { ingestedByChildren } from './children.ts'

/** Median of several runs in milliseconds, after a warm-up. */
async function median(runs: number, work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= runs; run++) {
    const from = performance.now()
    await work()
    if (run > 0) times.push(performance.now() - from)
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0
}
const report = (what: string, ms: number, aim: string) =>
  console.log(`${what.padEnd(62)} ${ms.toFixed(0).padStart(6)} ms   ${aim}`)

const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${Array.from(
    { length: 40 },
    (_, n) =>
      `<path d="M50 50q${n} ${40 - n} 45 ${n}t-30 -${n}z" fill="hsl(${n * 9} 70% 50%)" transform="rotate(${n * 9} 50 50)"/>`,
  ).join('')}</svg>`,
)
const raster = await sharp(drawing, { density: 1440 }).webp().toBuffer()
const png = await sharp(raster).png().toBuffer()

const tempDir = await mkdtemp(join(tmpdir(), 'kisscut-bench-'))
const workerPath = await bundledWorker(tempDir, fileURLToPath(new URL('../src/worker.ts', import.meta.url)))
const preview = createPreview({ workerPath, tempDir })
const placement = { x: 0.2, y: 0.2, width: 2.6, height: 2.6, rotation: 0 }
const designed = (shape: 'circle' | 'contour') =>
  uploadDesign(
    { width: 3, height: 3, shape },
    { file: 'drawing', pixels: { width: 2000, height: 2000 }, placement },
  )
const artwork = { raster, placement }
await preview.render({
  design: uploadDesign({ width: 3, height: 3, shape: 'circle' }, null),
  artwork: null,
  look: '',
  whiteInk: false,
})
const WARM = 9
for (const dieLine of ['circle', 'contour'] as const)
  for (const look of LOOKS) {
    const request = { design: designed(dieLine), artwork, look, whiteInk: false, pixels: 800 }
    const before = await ingestedByChildren()
    await preview.render(request)
    const { seconds: worked } = await ingestedByChildren()
    const ms = await median(WARM, () => preview.render(request))
    // The first run is already warm.
    const warm = ((await ingestedByChildren()).seconds - worked) / (WARM + 1)
    const first = worked - before.seconds
    report(
      `preview of 800 px, ${dieLine}, ${look}`,
      ms,
      `aim ≤ 150 ms; ${(warm * 1000).toFixed(0)} ms of work, ${(first * 1000).toFixed(0)} the first time`,
    )
  }
preview.close()
await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })

const press = await openPressProfile()
const design: PrintDesign = {
  title: 'bench',
  dieLine: { shape: 'circle', width: 3, height: 3 },
  look: 'white',
  artwork: { mime: 'image/svg+xml', bytes: drawing },
  placement: { x: 0, y: 0, width: 3, height: 3, rotation: 0 },
}
const ours = await median(9, () => printPdf(design, press))
const theirs = await median(5, async () => {
  const document = await PDFDocument.create()
  const fine = await sharp(drawing, { density: 1296 }).png().toBuffer()
  document.addPage([225, 225]).drawImage(await document.embedPng(fine), { width: 225, height: 225 })
  await document.save()
})
report('print PDF of a drawing, separated, checked', ours, 'aim ≥ 3× pdf-lib')
report('  the same by pdf-lib as RGB pixels of 600 dpi, unchecked', theirs, `${(theirs / ours).toFixed(1)}×`)
const picture = { mime: 'image/png', bytes: png }
report(
  'print PDF of a 2000 px picture, separated, checked',
  await median(5, () => printPdf({ ...design, artwork: picture }, press)),
  '',
)

let seed = 7
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
const side = () => Math.round((0.5 + random() * 5.5) * 1000) / 1000
const pieces = Array.from({ length: 5000 }, (_, n) => ({ id: String(n), width: side(), height: side() }))
for (const gap of [0, 0.0625]) {
  const { used } = nest(pieces, { width: 54, gap })
  const ms = await median(5, () => nest(pieces, { width: 54, gap }))
  report(
    `nesting 5,000 pieces on a 54 in roll, gap ${gap} in`,
    ms,
    `aim ≤ 1 s at ≥ 90 %: ${(used * 100).toFixed(1)} %`,
  )
}

/** Six kinds, 365 pieces, on sheets: the lower bound, and the result of placing by width alone. */
const gang = [
  [3.25, 4, 55],
  [1.25, 3, 72],
  [4.25, 1.5, 60],
  [1.25, 1.25, 60],
  [1.5, 3.25, 66],
  [4.5, 3.25, 52],
].flatMap(([width = 1, height = 1, copies = 1], kind) =>
  Array.from({ length: copies }, (_, copy) => ({ id: `${kind}.${copy}`, width, height })),
)
for (const on of [
  { width: 12, height: 18, margin: 0.5, gap: 0.125 },
  { width: 54, margin: 0.5, gap: 0.125 },
]) {
  const { sheets, lengths } = nest(gang, on)
  const least =
    gang.reduce((sum, { width, height }) => sum + (width + on.gap) * (height + on.gap), 0) /
    (on.width - 1 + on.gap)
  const found = on.height
    ? `${sheets} sheets; ${(least / (on.height - 1 + on.gap)).toFixed(1)} by area alone`
    : `${lengths[0]?.toFixed(1)} in; ${(least + 1).toFixed(1)} by area alone`
  report(
    `mixed gang of ${gang.length} on ${on.height ? '12 × 18 in' : 'a 54 in roll'}`,
    await median(3, () => nest(gang, on)),
    found,
  )
}

const photo = await sharp(raster)
  .resize(1600)
  .extend({ top: 200, bottom: 200, left: 200, right: 200, background: '#fff' })
  .flatten({ background: '#fff' })
  .jpeg({ quality: 85 })
  .toBuffer()
report(
  'flat background of a 2000 × 2000 JPEG taken away',
  await median(5, () => removeBackground({ bytes: photo })),
  '',
)
