import { openPressProfile, type PrintFile } from '../print/index.ts'
import { softProofed } from '../print/approved-colors.ts'
import { inkOnScreen } from '../print/on-screen.ts'
import type { PageSize } from '../print/averaged.ts'
import { inkOnPage } from '../print/page-ink.ts'

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
