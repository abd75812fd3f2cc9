import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFPageLeaf,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { InkView } from '../color/ink-profile.ts'
import { unpacked } from '../pdf-drawing/content.ts'
import { GRAY, INKS, inNamedSpaces } from './ink-operators.ts'
import { describeSpaces } from './ink-spaces.ts'
import { mixesColors } from './mixes-colors.ts'

/** Maximum decoded bytes of all content. */
const MOST_CONTENT = 48 * 1024 * 1024
/** Maximum nesting of color spaces. */
const DEEPEST = 4

const name = PDFName.of.bind(PDFName)
const CMYK = name('DeviceCMYK')

/** Color spaces based on others, and the index of their base. */
const BASES: ReadonlyMap<PDFObject | undefined, number> = new Map([
  [name('Indexed'), 1],
  [name('Pattern'), 1],
  [name('Separation'), 2],
  [name('DeviceN'), 2],
])

/** Moves the inks of a document into named color spaces, which are defined at the end. */
export class InksOfPdf {
  isUsed = false
  /** The document paints with opaque inks only. */
  isAlone = true
  private read = 0
  private readonly inks: PDFArray
  private readonly gray: PDFArray
  private readonly done = new Set<PDFObject>()

  constructor(private readonly context: PDFContext) {
    this.inks = context.obj([]) as PDFArray
    this.gray = context.obj([]) as PDFArray
  }

  describe(view: InkView): Promise<void> {
    return describeSpaces(this.context, view, this.inks, this.gray)
  }

  /** Joins a page's content streams, which may be split between any two operands, and sets its initial black. */
  changePage(page: PDFPageLeaf): void {
    if (!page.Resources()) page.set(name('Resources'), this.context.obj({}))
    const key = name('Contents')
    const content = page.lookup(key)
    const streams =
      content instanceof PDFArray ? content.asArray().map((_, at) => content.lookup(at)) : [content]
    const pieces = streams.flatMap((stream) =>
      stream instanceof PDFRawStream ? [this.unpacked(stream), Buffer.from('\n')] : [],
    )
    const begin = Buffer.from(`/${GRAY} cs 0 scn /${GRAY} CS 0 SCN\n`)
    const changed = this.changedContent(Buffer.concat(pieces))
    page.set(key, this.context.register(this.context.stream(Buffer.concat([begin, changed]))))
  }

  changeStream(reference: PDFRef, stream: PDFRawStream): void {
    if (!isContent(stream.dict)) return
    const content = this.changedContent(this.unpacked(stream))
    const dict = stream.dict.clone(this.context)
    for (const key of ['Filter', 'DecodeParms', 'F']) dict.delete(name(key))
    dict.set(name('Length'), PDFNumber.of(content.length))
    this.context.assign(reference, PDFRawStream.of(dict, content))
  }

  /** Rewrites the color spaces in an object and everything it contains. */
  look(object: PDFObject): void {
    if (object instanceof PDFArray) object.asArray().forEach((each) => this.look(each))
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (!(dict instanceof PDFDict)) return
    if (mixesColors(dict)) this.isAlone = false
    if (dict.has(name('ShadingType')) || dict.get(name('Subtype')) === name('Image'))
      this.changeUnder(dict, name('ColorSpace'), false)
    const resources = dict.lookup(name('Resources'))
    if (resources instanceof PDFDict) this.changeResources(resources)
    dict.values().forEach((each) => this.look(each))
  }

  private changeResources(resources: PDFDict): void {
    if (this.done.has(resources)) return
    this.done.add(resources)
    const found = resources.lookup(name('ColorSpace'))
    const spaces = found instanceof PDFDict ? found.clone(this.context) : this.context.obj({})
    for (const key of spaces.keys()) this.changeUnder(spaces, key, true)
    spaces.set(name(INKS), this.inks)
    spaces.set(name(GRAY), this.gray)
    resources.set(name('ColorSpace'), spaces)
  }

  private changeUnder(dict: PDFDict, key: PDFName, isNamed: boolean): void {
    const space = dict.lookup(key)
    if (space === undefined || space === name('Pattern')) return
    const isPicture = dict.get(name('Subtype')) === name('Image')
    const changed = isNamed && space === name('DeviceGray') ? this.gray : this.changedSpace(space, isPicture)
    if (changed) dict.set(key, changed)
    else this.isAlone = false
    this.isUsed ||= changed !== undefined && changed !== this.gray
  }

  /** The color space with its inks replaced; undefined for one without inks. A picture keeps its own profile. */
  private changedSpace(space: PDFObject, isPicture: boolean, depth = 0): PDFObject | undefined {
    const family = space instanceof PDFArray ? space.lookup(0) : space
    if (family === CMYK) return this.inks
    if (!(space instanceof PDFArray) || depth > DEEPEST) return undefined
    if (family === name('ICCBased') && !isPicture && isOfInks(space.lookup(1))) return this.inks
    if (family === name('DeviceN')) this.isAlone = false
    const at = BASES.get(family)
    const base = at === undefined || at >= space.size() ? undefined : space.lookup(at)
    const changed = base && this.changedSpace(base, isPicture, depth + 1)
    if (at === undefined || !changed) return undefined
    const copy = space.clone(this.context)
    copy.set(at, changed)
    return copy
  }

  private changedContent(bytes: Uint8Array): Uint8Array {
    const { content, hasInks, hasLight } = inNamedSpaces(bytes)
    this.isUsed ||= hasInks
    if (hasLight) this.isAlone = false
    return content
  }

  private unpacked(stream: PDFRawStream): Uint8Array {
    const content = unpacked(stream)
    this.read += content.length
    if (this.read > MOST_CONTENT) throw new RangeError('too much content')
    return content
  }
}

/** Whether a stream is the content of a form or tile; pages are changed with their content. */
const isContent = (dict: PDFDict): boolean =>
  dict.get(name('Subtype')) === name('Form') || String(dict.lookup(name('PatternType'))) === '1'

const isOfInks = (profile: PDFObject | undefined): boolean =>
  profile instanceof PDFRawStream && String(profile.dict.lookup(name('N'))) === '4'
