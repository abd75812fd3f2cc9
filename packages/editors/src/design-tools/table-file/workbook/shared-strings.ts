import { readXml, unescaped } from './parts.ts'

/** The texts that the cells of a workbook share, without their fonts and colors. */
export function sharedStringsOf(part: Uint8Array | undefined): readonly string[] {
  const texts: string[] = []
  if (!part) return texts
  const runs = textRuns()
  readXml(part, {
    open: runs.open,
    text: runs.text,
    close(element) {
      runs.close(element)
      if (element === 'si') texts.push(runs.taken())
    },
  })
  return texts
}

/** Joins the runs of a text as its elements are read; how its letters are pronounced isn't part of it. */
export function textRuns() {
  let [isText, isPronunciation, joined] = [false, false, '']
  return {
    open(element: string) {
      if (element === 'rPh') isPronunciation = true
      if (element === 't') isText = !isPronunciation
    },
    text(text: string) {
      if (isText) joined += text
    },
    close(element: string) {
      if (element === 'rPh') isPronunciation = false
      if (element === 't') isText = false
    },
    /** The text so far; the next one begins. */
    taken(): string {
      const text = unescaped(joined)
      joined = ''
      return text
    },
  }
}
