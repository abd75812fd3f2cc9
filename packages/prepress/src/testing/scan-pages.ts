import { scanCodes } from '../preflight/scanner.ts'
import { onWhite, renderPages } from './render-pages.ts'

/** The codes a scanner reads on each of the first pages of a file. */
export async function scanPages(pdf: Uint8Array, count: number): Promise<readonly (readonly string[])[]> {
  const pages = await renderPages(
    pdf,
    Array.from({ length: count }, (_, page) => page),
    150,
  )
  const scanned: (readonly string[])[] = []
  for (const page of pages) {
    const codes = await scanCodes(onWhite(page), page.width, page.height)
    scanned.push(codes.map(({ text }) => text))
  }
  return scanned
}
