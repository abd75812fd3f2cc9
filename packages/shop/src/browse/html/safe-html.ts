import sanitizeHtml from 'sanitize-html'

/** What staff may write in a page: words and their order, lists, tables, pictures and links of the shop's own. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'blockquote', 'hr', 'br'],
    ...['strong', 'em', 'b', 'i', 's', 'small', 'sub', 'sup', 'code', 'a', 'img'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  transformTags: {
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
}

/** Markup as staff wrote it → markup a page may hold (PAGE-12: sanitized). What isn't on the list goes, its words stay. */
export const safeHtml = (markup: string): string => sanitizeHtml(markup, ALLOWED).trim()
