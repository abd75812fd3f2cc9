import sharp from 'sharp'

/** A magenta disc on nothing, as a PNG of this many pixels each way. */
export async function discPng(pixels: number): Promise<Buffer> {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#d6006c"/></svg>`
  return sharp(Buffer.from(disc), { density: 72 }).resize(pixels, pixels).png().toBuffer()
}

/** More pixels than the shop decodes, in a small file. */
export function hugePng(): Promise<Buffer> {
  const create = { width: 20_000, height: 20_000, channels: 3 as const, background: '#ffffff' }
  return sharp({ create, limitInputPixels: false })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer()
}

export const HOSTILE_SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="document.title='owned'">
     <script>document.title='owned'</script><image href="http://localhost:9/spy.png" width="10" height="10"/>
     <circle cx="5" cy="5" r="4" fill="#1f7a4d"/></svg>`,
)
