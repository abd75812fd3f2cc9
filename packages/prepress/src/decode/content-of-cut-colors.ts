import { afterPicture } from '../pdf-drawing/lexer.ts'

/**
 * The content with an initial color set after each selection of the given color spaces, and without inline pictures in them
 * (FILE-20); null where nothing changes or the content is unreadable.
 */
export function withFirstColors(read: () => Uint8Array, names: ReadonlySet<string>): Uint8Array | null {
  if (names.size === 0) return null
  let text = ''
  try {
    text = Buffer.from(read()).toString('latin1')
  } catch {
    return null
  }
  const changed = withoutPictures(text, names).replace(
    /(\/[^\s()<>[\]{}/%]+)([\s\0]+)(cs|CS)(?![^\s()<>[\]{}/%])/g,
    (whole, space: string, _, operator: string) =>
      names.has(space) ? `${whole} 1 ${operator === 'cs' ? 'scn' : 'SCN'}` : whole,
  )
  return changed === text ? null : Buffer.from(changed, 'latin1')
}

/** The content without its inline pictures in the given color spaces. */
function withoutPictures(text: string, names: ReadonlySet<string>): string {
  const bytes = Buffer.from(text, 'latin1')
  let [rest, done] = ['', 0]
  for (const { index, 0: begin, 1: entries = '' } of text.matchAll(INLINE_PICTURE)) {
    const [, space = ''] = /\/(?:CS|ColorSpace)[\s\0]*(\/[^\s()<>[\]{}/%]+)/.exec(entries) ?? []
    if (index < done || !names.has(space)) continue
    rest += `${text.slice(done, index)} `
    done = afterPicture(bytes, index + begin.length)
  }
  return rest + text.slice(done)
}
const INLINE_PICTURE = /(?<![^\s\0])BI(?=[\s\0/])([^]{0,1000}?)[\s\0]ID[\s\0]/g
