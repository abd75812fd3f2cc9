import { openFace } from '@kisscut/artwork/open-face'
import { glyphOutline, setLine, type Face } from '@kisscut/artwork/text'
import { bundledFaces, sfntOf } from '../pdf-layout/index.ts'
import { storeForm } from '../print/form.ts'
import { operatorsOf } from '../print/operators.ts'

/** A font whose glyphs are stored in a document on first use, each under its own name. */
export interface Glyphs {
  readonly face: Face
  /** A line at size 1 with its baseline starting at 0, 0; `missing` are characters that the font lacks. */
  line(text: string): {
    readonly operators: string
    readonly width: number
    readonly missing: readonly string[]
  }
}

/** Units per em of the stored outlines: fine enough for a headline. */
const EM = 1000

/** The fonts of a job, and the shop's own under the empty name. */
export async function fontsOf(
  files: Readonly<Record<string, Uint8Array>> = {},
): Promise<ReadonlyMap<string, Face>> {
  const [own] = (await bundledFaces()).strong
  const fonts = new Map<string, Face>(own ? [['', own]] : [])
  for (const [name, bytes] of Object.entries(files)) fonts.set(name, openFace(sfntOf(bytes)))
  return fonts
}

/** Glyphs of a font for one document; `prefix` begins their names. */
export function glyphsIn(document: PDFKit.PDFDocument, face: Face, prefix: string): Glyphs {
  const stored = new Map<number, PDFKit.PDFKitReference>()
  const { ascender, descender } = face
  const high = (1.5 * EM * Math.max(ascender, -descender)) / face.unitsPerEm
  const box = { x: -2 * EM, y: -high, width: 6 * EM, height: 2 * high }

  const nameOf = (id: number): string => {
    const name = `${prefix}${id}`
    let form = stored.get(id)
    if (!form) {
      const outline = glyphOutline(face, id, EM).abs().unshort().round(1).toString()
      form = storeForm(document, box, () => document.addContent(`${operatorsOf(outline)} f`))
      stored.set(id, form)
    }
    document.page.xobjects[name] = form
    return name
  }
  return {
    face,
    line(text) {
      const line = setLine(face, text, { size: EM })
      let [atX, atY] = [0, 0]
      const operators = line.glyphs.map(({ id, x, y }) => {
        const step = `1 0 0 1 ${round(x - atX)} ${round(y - atY)} cm`
        ;[atX, atY] = [atX + round(x - atX), atY + round(y - atY)]
        return `${step} /${nameOf(id)} Do`
      })
      return {
        operators: `${1 / EM} 0 0 ${1 / EM} 0 0 cm ${operators.join(' ')}`,
        width: line.width / EM,
        missing: [...new Set(line.missing)].map((at) => String.fromCodePoint(text.codePointAt(at) ?? 0xfffd)),
      }
    },
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
