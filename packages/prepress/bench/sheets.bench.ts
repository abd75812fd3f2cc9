import { PDFDocument } from '@cantoo/pdf-lib'
import { nest } from '../src/nesting/index.ts'
import { openPressProfile, printPdf, type PrintDesign } from '../src/print/index.ts'
import { writeSheets } from '../src/sheet/index.ts'

const COPIES = 1000
const ms = async (work: () => unknown): Promise<number> => {
  await work()
  const from = performance.now()
  await work()
  return performance.now() - from
}
const report = (what: string, time: number, more: string) =>
  console.log(`${what.padEnd(62)} ${time.toFixed(0).padStart(6)} ms   ${more}`)

const press = await openPressProfile()
const design: PrintDesign = {
  title: 'bench',
  dieLine: { shape: 'circle', width: 3, height: 3 },
  look: 'white',
  artwork: {
    mime: 'image/svg+xml',
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${Array.from(
        { length: 200 },
        (_, n) =>
          `<circle cx="${(n * 37) % 100}" cy="${(n * 61) % 100}" r="6" fill="hsl(${n * 9} 70% 50%)"/>`,
      ).join('')}</svg>`,
    ),
  },
  placement: { x: -0.1, y: -0.1, width: 3.2, height: 3.2, rotation: 0 },
}
const stock = { width: 54, gap: 0.125 }
let bytes = 0
const ours = await ms(async () => {
  const marks = { crosses: true, dots: true, label: true }
  bytes = (await writeSheets({ title: 'bench', pieces: [{ design, copies: COPIES }], stock, marks }, press))
    .pdf.length
})
report(
  `${COPIES} stickers on a roll: print, cut SVG and DXF, checked`,
  ours,
  `${(bytes / 1e6).toFixed(1)} MB`,
)
let theirBytes = 0
const theirs = await ms(async () => {
  const { pdf } = await printPdf(design, press)
  const document = await PDFDocument.create()
  const page = document.addPage([54 * 72, 200 * 72])
  for (let n = 0; n < COPIES; n++) {
    const [one] = await document.embedPdf(pdf)
    if (one) page.drawPage(one, { x: (n % 17) * 225, y: Math.floor(n / 17) * 225 })
  }
  theirBytes = (await document.save()).length
})
report(
  '  the same by pdf-lib, each embedded, print only',
  theirs,
  `${(theirBytes / 1e6).toFixed(1)} MB, ${(theirs / ours).toFixed(1)}×`,
)

const discs = Array.from({ length: 5000 }, (_, n) => ({ id: String(n), width: 2, height: 2, round: true }))
const boxes = discs.map((disc) => ({ ...disc, round: false }))
const length = (pieces: typeof discs) => nest(pieces, stock).lengths[0] ?? 0
const shorter = 100 * (1 - length(discs) / length(boxes))
report(
  '5,000 circles nested on a 54 in roll',
  await ms(() => nest(discs, stock)),
  `aim ≤ 1000 ms; ${shorter.toFixed(1)} % shorter than their boxes`,
)
