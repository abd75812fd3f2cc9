import { pngOf } from '@kisscut/prepress/testing/png'
import sharp from 'sharp'

/** A magenta disc on a transparent background, as a PNG of this width and height. */
export async function discPng(pixels: number): Promise<Buffer> {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#d6006c"/></svg>`
  return sharp(Buffer.from(disc), { density: 72 }).resize(pixels, pixels).png().toBuffer()
}

/** A small file with more pixels than the shop decodes. */
export const hugePng = () => pngOf(20_000, 20_000)

export const HOSTILE_SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="document.title='owned'">
     <script>document.title='owned'</script><image href="http://localhost:9/spy.png" width="10" height="10"/>
     <circle cx="5" cy="5" r="4" fill="#1f7a4d"/></svg>`,
)

/** A document with two pages of 2 × 1 inches: a red box on the first, a blue one on the second. */
export function twoPagePdf(): Buffer {
  const page = (content: number) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 144 72]/Contents ${content} 0 R>>`
  const drawing = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5),
    page(6),
    drawing('1 0 0 rg 20 10 100 50 re f'),
    drawing('0 0 1 rg 20 10 100 50 re f'),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
  )
}
