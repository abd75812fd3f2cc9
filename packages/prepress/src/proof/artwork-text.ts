import type { PrintDesign, PrintFile } from '../print/index.ts'
import type { ProofFacts } from './facts.ts'
import * as messages from '../messages/proof.ts'

function resolution(dpi: number | null, printed: number): string {
  if (dpi === null) return messages.vectorsAtDpi(printed)
  return dpi > printed ? messages.finerThanPress(dpi, printed) : messages.atDpi(dpi)
}

/** The artwork's resolution as stated on the pages, and the press's where it differs. */
export function artworkText(
  { artwork, reverseCut, isLettering }: PrintDesign,
  { dpi }: Pick<ProofFacts, 'dpi'>,
  { vector, dpi: printed }: Pick<PrintFile, 'vector' | 'dpi'>,
): string {
  if (!artwork || isLettering) return messages.cutOnly
  const kind = vector || printed === null ? messages.vectors : resolution(dpi, printed)
  return reverseCut ? messages.mirrored(kind) : kind
}
