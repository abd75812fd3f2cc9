import { openPressProfile, printPdf } from '../src/print/index.ts'
import { EVERYDAY_DRAWINGS } from '../src/testing/everyday-drawings.ts'

/** How many everyday drawings are printed as pixels, and for which reason. */
const press = await openPressProfile()
const counts = new Map<string, number>()
for (const content of Object.values(EVERYDAY_DRAWINGS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`
  const { vector, reason } = await printPdf(
    {
      title: 'bench',
      dieLine: { shape: 'rectangle', width: 1, height: 1 },
      look: 'white',
      artwork: { mime: 'image/svg+xml', bytes: Buffer.from(svg) },
      placement: { x: 0, y: 0, width: 1, height: 1, rotation: 0 },
    },
    press,
  )
  const how = vector ? 'Vectors.' : (reason ?? 'No reason.')
  counts.set(how, (counts.get(how) ?? 0) + 1)
}
for (const [how, count] of [...counts].sort(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(4)}  ${how}`)
