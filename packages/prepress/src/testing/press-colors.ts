import sharp from 'sharp'
import { openPressProfile, type PrintFile } from '../print/index.ts'
import { softProofed } from '../print/approved-colors.ts'
import { inkOnScreen } from '../print/on-screen.ts'
import type { PageSize } from '../print/averaged.ts'
import { inkOnPage } from '../print/page-ink.ts'
import { separate } from './separate.ts'

/** A print file's first page as its inks look on paper, RGB. */
export async function printedColors({ pdf }: Pick<PrintFile, 'pdf'>, size: PageSize): Promise<Uint8Array> {
  return inkOnScreen(await inkOnPage(pdf, size), size, await openPressProfile())
}

/** RGBA pixels as this file prints them, on white, RGB: what the shopper approves. */
export async function proofedColors(
  rgba: Uint8Array,
  size: PageSize,
  { vector }: Pick<PrintFile, 'vector'>,
): Promise<Uint8Array> {
  return softProofed(rgba, size, vector)
}

/** Times as fine as wanted that Ghostscript makes plates before it averages them: it softens no edges, and fills each pixel it touches. */
const FINER = 8
const PROCESS_INKS = ['Cyan', 'Magenta', 'Yellow', 'Black']

/** The colors of a print file by the plates that Ghostscript makes of it, which this shop is no part of; the page is so many `inches` large. */
export async function separatedColors(
  { pdf }: Pick<PrintFile, 'pdf'>,
  size: PageSize,
  inches: PageSize,
): Promise<Uint8Array> {
  // As many pixels as wanted both ways: plates that are stretched by one would be softer.
  const dpi = { x: size.width / inches.width, y: size.height / inches.height }
  const plates = await separate(pdf, dpi, FINER)
  const inks = Buffer.alloc(size.width * size.height * 4)
  for (const [ink, name] of PROCESS_INKS.entries()) {
    const gray = await sharp(plates.get(name))
      .toColourspace('b-w')
      .resize({ ...size, fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer()
    for (const [at, lightness] of gray.entries()) inks[at * 4 + ink] = 255 - lightness
  }
  return inkOnScreen(inks, size, await openPressProfile())
}
