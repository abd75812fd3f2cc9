import type { IOptions } from 'sanitize-html'
import type { Links } from '../../links.ts'

/** Markup allowed in staff's pages: text, headings, lists, tables, and the shop's own pictures and links. */
const ALLOWED: IOptions = {
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
}

/** The smallest stored size of the picture that is sharp on every screen at this width in pixels. */
function inItsSize(src: string, width: number, { smallerPictures }: Pick<Links, 'smallerPictures'>): string {
  const sharp = (smallerPictures?.(src) ?? []).filter((each) => each.width >= 2 * width)
  return sharp.toSorted((one, other) => one.width - other.width)[0]?.url ?? src
}

/**
 * Sanitizes staff's markup (PAGE-12). Elements not on the list are removed, but their text stays. Pictures with a stated width are served
 * in that size.
 */
export async function safeHtml(markup: string, links: Pick<Links, 'smallerPictures'> = {}): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  const safe = sanitizeHtml(markup, {
    ...ALLOWED,
    transformTags: {
      h1: 'h2',
      img: (tagName, { src, ...attribs }) => {
        const width = Number(attribs['width'])
        const shown = src !== undefined && width > 0 ? inItsSize(src, width, links) : src
        return {
          tagName,
          attribs: { alt: '', ...(shown === undefined ? {} : { src: shown }), ...attribs, loading: 'lazy' },
        }
      },
    },
  })
  return safe.trim()
}
