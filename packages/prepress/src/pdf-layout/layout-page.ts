import PDFDocument from 'pdfkit'
import { bundledFonts, type BundledFonts } from './fonts.ts'
import { typeLine, wrapped } from './type.ts'

/** The brand's colors, as on the site. */
export const COLORS = {
  ink: '#1b1917',
  quiet: '#5c554e',
  rule: '#e2dcd3',
  ground: '#f6f3ee',
  sheet: '#ffffff',
  cut: '#d6006c',
  safe: '#1d7a4a',
  warn: '#8a5200',
  stop: '#a3261b',
} as const
export type Color = keyof typeof COLORS

/** US Letter in points; y downwards. */
export const LETTER = { width: 612, height: 792, margin: 40 } as const

export interface Setting {
  readonly size?: number
  readonly face?: keyof BundledFonts
  readonly color?: Color
  /** Whether `x` is the left end, the middle or the right end of the line. */
  readonly align?: 'left' | 'center' | 'right'
}

/**
 * A page of text and rules in the brand's colors; text is drawn as outlines. Points, y downwards; y of text is
 * its baseline.
 */
export interface LayoutPage {
  readonly document: PDFKit.PDFDocument
  /** Draws one line and returns its width in points. */
  text(text: string, x: number, y: number, setting?: Setting): number
  /** Draws text wrapped to a width, at most `lines` lines; returns the baseline after the last one. */
  block(text: string, x: number, y: number, width: number, setting?: Setting & { lines?: number }): number
  line(x1: number, y1: number, x2: number, y2: number, color?: Color, width?: number): void
  panel(x: number, y: number, width: number, height: number, look: { fill?: Color; line?: Color }): void
  /** The PDF's bytes, once everything is drawn. */
  end(): Promise<Uint8Array>
}

const LEADING = 1.4

/**
 * An empty Letter page. `date` (`2026-11-21`) is the only date in the file, so that the same facts give the same bytes. `more`:
 * points added to the width and height of Letter.
 */
export async function openLayout(
  title: string,
  date: string,
  more = { width: 0, height: 0 },
): Promise<LayoutPage> {
  const fonts = await bundledFonts()
  const day = new Date(`${date}T00:00:00Z`)
  const document = new PDFDocument({
    size: [LETTER.width + more.width, LETTER.height + more.height],
    margin: 0,
    pdfVersion: '1.7',
    info: { Title: title, Producer: 'Kisscut', Creator: 'Kisscut', CreationDate: day, ModDate: day },
    // Text is drawn as outlines; pdfkit would load a standard font.
    font: null as unknown as string,
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))

  const text: LayoutPage['text'] = (
    content,
    x,
    y,
    { size = 10, face = 'text', color = 'ink', align = 'left' } = {},
  ) => {
    const line = typeLine(fonts[face], content, size)
    const left = align === 'left' ? x : x - line.width / (align === 'right' ? 1 : 2)
    const path = line.outline(left, y)
    if (path !== '') document.path(path).fill(COLORS[color])
    return line.width
  }
  return {
    document,
    text,
    block(content, x, y, width, setting = {}) {
      const { size = 10, face = 'text', color = 'ink', lines = Infinity } = setting
      const all = wrapped(fonts[face], content, size, width)
      const visible = all.slice(0, lines)
      for (const [n, line] of visible.entries()) {
        const path = line.outline(x, y + n * size * LEADING)
        if (path !== '') document.path(path).fill(COLORS[color])
      }
      if (all.length > visible.length) {
        const last = y + (visible.length - 1) * size * LEADING
        text(' …', x + (visible.at(-1)?.width ?? 0), last, { size, face, color })
      }
      return y + visible.length * size * LEADING
    },
    line(x1, y1, x2, y2, color = 'rule', width = 0.75) {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).undash().stroke(COLORS[color])
    },
    panel(x, y, width, height, { fill, line }) {
      document.roundedRect(x, y, width, height, 8).lineWidth(0.75).undash()
      if (fill && line) document.fillAndStroke(COLORS[fill], COLORS[line])
      else if (fill) document.fill(COLORS[fill])
      else if (line) document.stroke(COLORS[line])
    },
    end: () =>
      new Promise((resolve, reject) => {
        document.on('end', () => resolve(Buffer.concat(chunks)))
        document.on('error', reject)
        document.end()
      }),
  }
}
