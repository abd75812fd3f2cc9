import type { Box } from '@kisscut/artwork/geometry'

/** The members of a pdfkit page that drawing uses: a form XObject acts as a page. */
interface Surface {
  readonly xobjects: Record<string, unknown>
  readonly ext_gstates: Record<string, unknown>
  readonly patterns: Record<string, unknown>
  readonly colorSpaces: Record<string, unknown>
  write(chunk: string | Buffer): void
}
interface Drawing {
  page: unknown
  _ctm: readonly number[]
}

/**
 * Stores a drawing as a form XObject, to be shown any number of times by {@link showForm}. Drawn in inches, y
 * downwards, clipped to `box`.
 */
export function storeForm(document: PDFKit.PDFDocument, box: Box, draw: () => void): PDFKit.PDFKitReference {
  const drawing = document as unknown as Drawing
  const { page, _ctm } = drawing
  const resources = { xobjects: {}, ext_gstates: {}, patterns: {}, colorSpaces: {} }
  const form = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Resources: {
      XObject: resources.xobjects,
      ExtGState: resources.ext_gstates,
      Pattern: resources.patterns,
      ColorSpace: resources.colorSpaces,
    },
  })
  const surface: Surface = { ...resources, write: (chunk) => form.write(chunk) }
  Object.assign(drawing, { page: { ...(page as object), ...surface }, _ctm: [1, 0, 0, 1, 0, 0] })
  try {
    draw()
  } finally {
    Object.assign(drawing, { page, _ctm })
  }
  form.end(undefined as unknown as Buffer)
  return form
}

/** Shows a stored form under a name, with a matrix from the form's inches to the page's. */
export function showForm(
  document: PDFKit.PDFDocument,
  name: string,
  form: PDFKit.PDFKitReference,
  matrix: readonly [number, number, number, number, number, number],
): void {
  document.page.xobjects[name] = form
  document.save().transform(...matrix)
  document.addContent(`/${name} Do`)
  document.restore()
}
