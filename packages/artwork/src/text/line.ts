import svgpath from 'svgpath'
import type { Face } from './face.ts'

/** Settings of a line; lengths in the unit of `size` (any). */
export interface Setting {
  /** Font size: the em. */
  readonly size: number
  /** Space after every letter, in thousandths of an em; default 0. */
  readonly tracking?: number
  /** Whether the font's ligatures are used; default true. */
  readonly ligatures?: boolean
}

/** Features that join letters which could also be separate. */
const LIGATURES = ['liga', 'clig']

/** A shaped glyph; x from the line's start, y down from the baseline, both in the unit of `size`. */
export interface SetGlyph {
  readonly id: number
  /** Index in the text of its first character. */
  readonly cluster: number
  readonly x: number
  readonly y: number
  readonly advance: number
}

export interface SetLine {
  readonly glyphs: readonly SetGlyph[]
  /** Without tracking after the last letter. */
  readonly width: number
  /** Indexes in the text of characters missing from the font. */
  readonly missing: readonly number[]
  readonly face: Face
  readonly setting: Setting
}

/** One line of text shaped by HarfBuzz: kerning, ligatures and scripts of the font. */
export function setLine(face: Face, text: string, setting: Setting): SetLine {
  const scale = setting.size / face.unitsPerEm
  const extra = ((setting.tracking ?? 0) / 1000) * setting.size
  const glyphs: SetGlyph[] = []
  const missing: number[] = []
  let x = 0
  for (const glyph of face.shape(text, setting.ligatures === false ? LIGATURES : [])) {
    if (glyph.codepoint === 0) missing.push(glyph.cluster)
    const advance = (glyph.xAdvance ?? 0) * scale + extra
    glyphs.push({
      id: glyph.codepoint,
      cluster: glyph.cluster,
      x: x + (glyph.xOffset ?? 0) * scale,
      y: -(glyph.yOffset ?? 0) * scale,
      advance,
    })
    x += advance
  }
  // Glyphs of Arabic and Hebrew are in visual order, characters in reading order.
  missing.sort((a, b) => a - b)
  return { glyphs, width: Math.max(0, x - extra), missing, face, setting }
}

/** The outline of one glyph at a size, from 0, 0, y down. */
export function glyphOutline(face: Face, id: number, size: number): ReturnType<typeof svgpath> {
  const scale = size / face.unitsPerEm
  return svgpath(face.shaper.glyphToPath(id)).scale(scale, -scale)
}

/** The outlines of a line's glyphs in order, with the baseline starting at x, y; `places` decimals. */
export const glyphPaths = (line: SetLine, x = 0, y = 0, places = 2): readonly string[] =>
  line.glyphs.map((glyph) =>
    glyphOutline(line.face, glyph.id, line.setting.size)
      .translate(x + glyph.x, y + glyph.y)
      .round(places)
      .toString(),
  )

/** {@link glyphPaths} as one path. */
export const lineOutline = (line: SetLine, x = 0, y = 0, places = 2): string =>
  glyphPaths(line, x, y, places).join('')

/** A glyph's outline, with its characters. */
export interface Letter {
  /** One character; several for a ligature; empty for a mark on the previous letter. */
  readonly text: string
  readonly path: string
}

/** Outlines of a line's glyphs, with the characters of its text they represent. */
export function lettersOf({ glyphs }: SetLine, text: string, paths: readonly string[]): readonly Letter[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  // The characters of a cluster belong to its first glyph.
  const texts = new Map(starts.map((start, at) => [start, text.slice(start, starts[at + 1])]))
  return glyphs.map(({ cluster }, at) => {
    const letters = texts.get(cluster) ?? ''
    texts.delete(cluster)
    return { text: letters, path: paths[at] ?? '' }
  })
}
