import { ownName } from '../custom/columns.ts'
import { DESIGN_CHARACTERS } from '../custom/custom.ts'
import { address, byShop, fileKey, flag, help, inches, integer, longText, optional } from '../record/index.ts'

/** Fields of a configured product with fixed artwork: from the marketplace or a stock library. MKT-5. */
export const configuredArtwork = () => ({
  ...ownName(),
  removed_background: help(flag(), 'printed without its background'),
  design: byShop(
    help(optional(longText(DESIGN_CHARACTERS)), 'what is printed and where it is cut, as versioned JSON'),
  ),
  preview_url: byShop(optional(address())),
  canvas_preview: byShop(help(optional(fileKey()), 'key in file storage')),
  finished_width: byShop(help(optional(inches()), 'of the piece as it is cut, in inches; empty: not drawn')),
  finished_height: byShop(help(optional(inches()), 'of the piece as it is cut, in inches')),
  revision: byShop(
    help(integer().default(0), 'counts the changes of what is chosen; `If-Match` states the one expected'),
  ),
})
