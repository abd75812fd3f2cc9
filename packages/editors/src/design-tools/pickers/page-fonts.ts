import { cssFamily } from '../library/library-store.ts'
import type { FontChoice } from '../types.ts'

const known = new Set<string>()

/** Makes the shop's fonts fonts of the page. The browser fetches one when something is first shown in it. */
export function registerFonts(fonts: readonly FontChoice[]): void {
  if (typeof FontFace === 'undefined') return
  for (const { id, href } of fonts) {
    if (known.has(id)) continue
    known.add(id)
    document.fonts.add(new FontFace(cssFamily(id), `url("${encodeURI(href)}")`, { display: 'swap' }))
  }
}
