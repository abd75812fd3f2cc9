import { PDFDocument, PDFName, PDFRawStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'

/** A PDF value: number, name as text beginning with a slash, array, dictionary, or an existing object. */
export type Part = number | boolean | string | PDFObject | readonly Part[] | { readonly [name: string]: Part }

/** Creates objects of the file being written. */
export interface Maker {
  stream(content: string | Uint8Array, dict?: Readonly<Record<string, Part>>): PDFObject
  object(part: Part): PDFObject
  /** The object as an indirect one, so that several can reference it. */
  shared(part: Part): PDFObject
  form(content: string, dict?: Readonly<Record<string, Part>>): PDFObject
}

type Entries = Readonly<Record<string, Part>>

/** A file's resources, and further entries of its page and catalog. */
export interface PageParts {
  readonly resources?: Entries
  readonly page?: Entries
  readonly catalog?: Entries
}

/** A one-page file, 200 by 150 points. */
export async function pageOf(
  content: string,
  parts: (make: Maker) => PageParts = () => ({}),
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const make = makerOf(document.context)
  const { resources = {}, page = {}, catalog = {} } = parts(make)
  const leaf = document.addPage([200, 150])
  const entries = { Resources: resources, Contents: make.stream(content), ...page }
  for (const [name, part] of Object.entries(entries)) leaf.node.set(PDFName.of(name), make.object(part))
  for (const [name, part] of Object.entries(catalog))
    document.catalog.set(PDFName.of(name), make.object(part))
  return document.save({ useObjectStreams: false })
}

function makerOf(context: PDFContext): Maker {
  const literal = (part: Part): unknown => {
    if (typeof part === 'string') return PDFName.of(part.replace(/^\//, ''))
    if (Array.isArray(part)) return part.map((each) => literal(each as Part))
    if (typeof part !== 'object' || part.constructor !== Object) return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, literal(each as Part)]))
  }
  const object = (part: Part): PDFObject => context.obj(literal(part) as never)
  const stream: Maker['stream'] = (content, dict = {}) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    const entries = context.obj({ Length: bytes.length })
    for (const [name, part] of Object.entries(dict)) entries.set(PDFName.of(name), object(part))
    return context.register(PDFRawStream.of(entries, Uint8Array.from(bytes)))
  }
  const form: Maker['form'] = (content, dict = {}) =>
    stream(content, { Type: '/XObject', Subtype: '/Form', BBox: [0, 0, 200, 150], ...dict })
  return { stream, object, form, shared: (part) => context.register(object(part)) }
}
