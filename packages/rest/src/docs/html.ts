const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup, as opposed to text that has yet to be escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | readonly Part[]

const markupOf = (part: Part): string =>
  part instanceof Html
    ? part.markup
    : typeof part === 'object'
      ? part.map(markupOf).join('')
      : String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!)

/** Markup in which everything that is filled in is text, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => text + (at < parts.length ? markupOf(parts[at]!) : '')).join(''))
