import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { qrSymbol } from '@kisscut/artwork/codes'
import { scanCodes } from '../src/preflight/scanner.ts'
import { createPress } from '../src/press/index.ts'
import { checkPrintPdf, type PrintDesign } from '../src/print/index.ts'
import { bundledWorker } from '../src/testing/bundle.ts'
import { onWhite, renderPages } from '../src/testing/render-pages.ts'
import { ingestedByChildren } from './children.ts'

const LABELS = 10_000
const numberOf = (n: number) => String(n + 1).padStart(6, '0')
const addressOf = (n: number) => `https://kisscut.example/t/${numberOf(n)}`
const design: PrintDesign = {
  title: 'Asset tags',
  dieLine: { shape: 'rounded_corner', width: 3, height: 2 },
  look: 'white',
  artwork: {
    mime: 'image/svg+xml',
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M2 2h12v2H2zM2 5h9v1H2z" fill="#142850"/><circle cx="6" cy="15" r="3" fill="#d6006c"/></svg>`,
    ),
  },
  placement: { x: 0, y: 0, width: 3, height: 2, rotation: 0 },
}

const tempDir = await mkdtemp(join(tmpdir(), 'kisscut-bench-'))
const workerPath = await bundledWorker(tempDir, fileURLToPath(new URL('../src/worker.ts', import.meta.url)))
const bundling = (await ingestedByChildren()).seconds
const press = createPress({ workerPath, tempDir })
const from = performance.now()
const files: { pdf: Uint8Array; from: number; to: number }[] = []
for await (const file of press.labels({
  design,
  fields: [
    { kind: 'text', box: { x: 0.2, y: 0.9, width: 1.5, height: 0.3 }, size: 0.2 },
    { kind: 'qr', box: { x: 1.9, y: 0.5, width: 0.95, height: 0.95 } },
  ],
  records: Array.from({ length: LABELS }, (_, n) => [`No. ${numberOf(n)}`, addressOf(n)]),
}))
  files.push(file)
const ours = performance.now() - from
const { held, seconds: worked } = await ingestedByChildren()
press.close()
await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })

let read = 0
for (const { pdf, from: first, to } of files) {
  const { pages, problems: problems } = await checkPrintPdf(pdf, to - first + 1)
  if (pages !== to - first + 1 || problems.length > 0)
    throw new Error(`A file of labels is wrong: ${problems.join()}`)
  const every500th = Array.from({ length: Math.ceil(pages / 500) }, (_, n) => n * 500)
  for (const page of every500th) {
    const [seen] = await renderPages(pdf, [page], 150)
    const [code] = seen ? await scanCodes(onWhite(seen), seen.width, seen.height) : []
    if (code?.text !== addressOf(first - 1 + page))
      throw new Error(`Label ${first + page} says ${code?.text}.`)
    read += 1
  }
}
const bytes = files.reduce((sum, { pdf }) => sum + pdf.length, 0)

const start = performance.now()
const document = await PDFDocument.create()
const font = await document.embedFont(StandardFonts.HelveticaBold)
for (let n = 0; n < LABELS; n++) {
  const page = document.addPage([216, 144])
  page.drawRectangle({ x: 14, y: 115, width: 86, height: 14 })
  page.drawText(`No. ${numberOf(n)}`, { x: 14, y: 60, size: 14, font })
  const { path, width } = qrSymbol(addressOf(n))
  page.drawSvgPath(path, { x: 137, y: 108, scale: 68 / width })
}
const theirBytes = (await document.save()).length
const theirs = performance.now() - start
const theirMemory = process.resourceUsage().maxRSS / 1024

const line = (what: string, ms: number, megabytes: number, size: number, more: string) =>
  console.log(
    `${what.padEnd(62)} ${(ms / 1000).toFixed(1).padStart(6)} s  ${megabytes.toFixed(0).padStart(5)} MB held  ${(size / 1e6).toFixed(1).padStart(5)} MB written   ${more}`,
  )
line(
  `${LABELS} numbered labels with a QR code each, separated, checked`,
  ours,
  held,
  bytes,
  `aim ≤ 15 s and ≤ 400 MB; ${(worked - bundling).toFixed(1)} s of work, ${files.length} files, ${read} codes read back`,
)
line('  the same by pdf-lib in RGB, one file, unchecked', theirs, theirMemory, theirBytes, '')
