/** A small PDF written by hand: pages of a size in points, each with the same content stream. */
export function pdfOf(
  content: string,
  {
    width = 144,
    height = 72,
    pages = 1,
    trailer = '',
  }: { width?: number; height?: number; pages?: number; trailer?: string } = {},
): string {
  const kids = Array.from({ length: pages }, (_, page) => `${4 + page} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      () => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 3 0 R>>`,
    ),
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
