import { openFace } from '@kisscut/artwork/open-face'
import type { Face } from '@kisscut/artwork/text'
import { sfntOf } from '../pdf-layout/woff.ts'
import { fontNames, type FontNames } from './font-names.ts'
import type { TextStyle } from './text-style.ts'

type Wanted = Pick<TextStyle, 'family' | 'weight' | 'isItalic'>

/** The fonts text may be outlined with. */
export interface Faces {
  /** Exactly the requested font; null if it is missing, even if others of its family exist. */
  find(wanted: Wanted): Face | null
}

/** Opens font files; invalid ones are omitted. */
export function facesOf(files: readonly Uint8Array[]): Faces {
  const opened = files.flatMap((file) => {
    const found = opens(file)
    return found ? [found] : []
  })
  return {
    find: (wanted) => opened.find(({ names }) => isWanted(names, wanted))?.face ?? null,
  }
}

function opens(file: Uint8Array): { readonly names: FontNames; readonly face: Face } | null {
  try {
    const sfnt = sfntOf(file)
    const names = fontNames(sfnt)
    return names && { names, face: openFace(sfnt) }
  } catch {
    return null
  }
}

/** Names are written with spaces, hyphens or neither. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** Programs name a font by its family, weight and slant, or by its own name, with its weight or without. */
function isWanted(names: FontNames, { family, weight, isItalic }: Wanted): boolean {
  const is = (each: string) => plain(each) === plain(family)
  if (names.families.some(is) && names.weight === weight && names.isItalic === isItalic) return true
  const isUsual = weight === 400 || weight === names.weight
  return names.own.some(is) && isUsual && (!isItalic || names.isItalic)
}

const WEIGHTS = ['Thin', 'ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black']

/** A font as programs list it: “Oswald Bold Italic”. */
export function fontName({ family, weight, isItalic }: Wanted): string {
  const heavy = WEIGHTS[Math.round(weight / 100) - 1] ?? String(weight)
  const more = isItalic ? (heavy === 'Regular' ? 'Italic' : `${heavy} Italic`) : heavy
  return more === 'Regular' ? family : `${family} ${more}`
}
