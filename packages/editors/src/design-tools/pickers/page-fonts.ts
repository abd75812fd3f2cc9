import { cssFamily } from '../library/library-store.ts'
import type { FontChoice } from '../types.ts'

const known = new Set<string>()

/** Registers the shop's fonts on the page. The browser loads one when text is first displayed in it. */
export function registerFonts(fonts: readonly FontChoice[]): void {
  if (typeof FontFace === 'undefined') return
  for (const { id, href } of fonts) {
    if (known.has(id)) continue
    known.add(id)
    document.fonts.add(new FontFace(cssFamily(id), `url("${encodeURI(href)}")`, { display: 'swap' }))
  }
}
