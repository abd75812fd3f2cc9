import sharp from 'sharp'
import { openPressProfile, type PrintFile } from '../print/index.ts'
import { softProofed } from '../print/approved-colors.ts'
import { inkOnScreen } from '../print/on-screen.ts'
import type { PageSize } from '../print/averaged.ts'
import { inkOnPage } from '../print/page-ink.ts'
import { separate } from './separate.ts'

/** A print file's first page with its inks on paper, RGB. */
export async function printedColors({ pdf }: Pick<PrintFile, 'pdf'>, size: PageSize): Promise<Uint8Array> {
  return inkOnScreen(await inkOnPage(pdf, size), size, await openPressProfile())
}

/** RGBA pixels as printed on white, RGB: the picture that the shopper approves. */
export async function proofedColors(
  rgba: Uint8Array,
  size: PageSize,
  { vector }: Pick<PrintFile, 'vector'>,
): Promise<Uint8Array> {
  return softProofed(rgba, size, vector)
}

/** Oversampling of Ghostscript's plates: it does not smooth edges, and fills each pixel it touches. */
const FINER = 8
const PROCESS_INKS = ['Cyan', 'Magenta', 'Yellow', 'Black']

/** The colors of a print file from plates made by Ghostscript, an independent renderer; the page measures `inches`. */
export async function separatedColors(
  { pdf }: Pick<PrintFile, 'pdf'>,
  size: PageSize,
  inches: PageSize,
): Promise<Uint8Array> {
  // Exactly the wanted pixels in both directions: stretched plates would be softer.
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
