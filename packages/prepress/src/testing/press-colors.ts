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
  return softProofed(rgba, size, await openPressProfile(), vector)
}

/** Times as fine as wanted that Ghostscript makes plates, which are averaged: it softens no edges, and fills each pixel it touches. */
const FINER = 8
const PROCESS_INKS = ['Cyan', 'Magenta', 'Yellow', 'Black']

/** The colors of a print file by the plates that Ghostscript makes of it, which this shop is no part of; the page is `inches` wide. */
export async function separatedColors(
  { pdf }: Pick<PrintFile, 'pdf'>,
  size: PageSize,
  inches: number,
): Promise<Uint8Array> {
  const plates = await separate(pdf, (FINER * size.width) / inches)
  const inks = Buffer.alloc(size.width * size.height * 4)
  for (const [ink, name] of PROCESS_INKS.entries()) {
    const fine = { width: FINER * size.width, height: FINER * size.height }
    const gray = await sharp(plates.get(name), { limitInputPixels: false })
      .toColourspace('b-w')
      .resize({ ...fine, fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer()
    const sums = new Uint32Array(size.width * size.height)
    for (let y = 0, at = 0; y < fine.height; y++)
      for (let x = 0, row = Math.floor(y / FINER) * size.width; x < size.width; x++)
        for (let column = 0; column < FINER; column++, at++) sums[row + x]! += 255 - gray[at]!
    for (const [at, sum] of sums.entries()) inks[at * 4 + ink] = Math.round(sum / FINER ** 2)
  }
  return inkOnScreen(inks, size, await openPressProfile())
}
