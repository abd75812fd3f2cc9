import { readXml, unescaped } from './parts.ts'

/** The shared strings of a workbook, without formatting. */
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

/** Joins the runs of a text while its elements are read, without phonetic hints. */
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
    /** Returns the text so far and starts the next one. */
    taken(): string {
      const text = unescaped(joined)
      joined = ''
      return text
    },
  }
}
