/**
 * A small hand-written PDF: pages of a size in points, each with the same content stream, or its own. `entries`: of each page,
 * `catalog`: of the catalog; `objects`: further ones, numbered from 5 where there is one page with one stream.
 */
export function pdfOf(
  content: string | readonly string[],
  {
    width = 144,
    height = 72,
    pages = 1,
    trailer = '',
    entries = '',
    catalog = '',
    objects: more = [],
  }: {
    width?: number
    height?: number
    pages?: number
    trailer?: string
    entries?: string
    catalog?: string
    objects?: readonly string[]
  } = {},
): string {
  const streams = typeof content === 'string' ? [content] : content
  const first = 3 + streams.length
  const kids = Array.from({ length: pages }, (_, page) => `${first + page} 0 R`).join(' ')
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...streams.map((stream) => `<</Length ${stream.length}>>stream\n${stream}\nendstream`),
    ...Array.from(
      { length: pages },
      (_, page) =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${3 + (page % streams.length)} 0 R${entries}>>`,
    ),
    ...more,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF`
}
