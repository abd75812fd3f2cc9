import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { deflateSync } from 'node:zlib'
import { contentOf, unpacked } from '../pdf-drawing/content.ts'
import { hiddenLayers, isHiddenLayer } from '../pdf-drawing/layers.ts'
import { operationsOf, type Operand } from '../pdf-drawing/lexer.ts'
import { followedBy, type Matrix } from '../pdf-drawing/matrix.ts'
import { dictOf, dictUnder, listOf, matrixUnder, nameUnder, under } from '../pdf-drawing/objects.ts'
import { withFirstColors } from './content-of-cut-colors.ts'
import { createCutPaths, type CutLinesFound } from './cut-paths.ts'
import { cutKindOf, type CutKind } from './cut-names.ts'
import { pageMatrix } from './page-boxes.ts'

const name = PDFName.of.bind(PDFName)
const SEPARATION = name('Separation')
const NONE = name('None')
/** Index at which a spot color turned into `None` keeps its original name. */
const NAME_AT = 4

/** Limits of operators and of form depth searched per page. */
const MOST_OPERATORS = 400_000
const DEEPEST = 12

interface Look {
  readonly ctm: Matrix
  readonly fill: CutKind | null
  readonly stroke: CutKind | null
  readonly fillSpace: CutKind | null
  readonly strokeSpace: CutKind | null
}

/** Finds the cut, perforation and crease lines of a document by the names of its spot colors and layers. FILE-20. */
export class CutLinesOfPdf {
  private readonly spaces = new Map<PDFArray, CutKind>()
  private readonly shadings = new Set<PDFDict>()
  private readonly layers = new Map<string, CutKind>()
  private readonly hidden: ReadonlySet<string>
  /** A color space mixes the ink of a cut line with printing inks; it is printed. */
  isMixed = false

  constructor(private readonly document: PDFDocument) {
    const { context } = document
    for (const [, object] of context.enumerateIndirectObjects()) this.look(object, 0)
    for (const [reference, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFDict) || object.get(name('Type')) !== name('OCG')) continue
      const title = object.lookup(name('Name'))
      const isText = title instanceof PDFString || title instanceof PDFHexString
      const kind = isText ? cutKindOf(title.decodeText()) : null
      if (kind) this.layers.set(reference.tag, kind)
    }
    this.hidden = hiddenLayers(document.catalog)
  }

  get isEmpty(): boolean {
    return this.spaces.size === 0 && this.layers.size === 0
  }

  /** The cut lines of a displayed page, in fractions of it. */
  linesOf(page: PDFPage): CutLinesFound {
    const paths = createCutPaths()
    const work = { operators: 0, paths }
    try {
      const resources = page.node.Resources() ?? this.document.context.obj({})
      const content = contentOf(page.node.Contents())
      const start = { ctm: pageMatrix(page), fill: null, stroke: null, fillSpace: null, strokeSpace: null }
      this.walk(content, resources, start, null, work, 0)
    } catch {
      paths.giveUp()
    }
    return { ...paths.found(), isMixed: this.isMixed }
  }

  /**
   * Keeps cut lines from being painted anywhere in the document: their spot colors become Separation `None`, their layers hidden.
   */
  hide(): void {
    if (this.spaces.size > 0) {
      this.setFirstColors()
      this.emptyPictures()
    }
    for (const space of this.spaces.keys()) {
      if (space.lookup(1) === NONE) continue
      const spot = space.lookup(1)
      const own = spot instanceof PDFArray ? spot.lookup(0) : spot
      space.set(0, SEPARATION)
      space.set(1, NONE)
      while (space.size() > NAME_AT) space.remove(space.size() - 1)
      if (own) space.push(own)
    }
    if (this.layers.size > 0) this.hideLayers()
  }

  /** Sets an initial color explicitly: renderers paint the default color of Separation `None` in black. */
  private setFirstColors(): void {
    const { context } = this.document
    const all = new Set<string>()
    const namesIn = (resources: PDFDict | undefined): ReadonlySet<string> => {
      const found = dictUnder(resources, 'ColorSpace')
      const names = (found?.keys() ?? []).filter((key) => this.spaces.has(found?.lookup(key) as PDFArray))
      return new Set(names.map(String))
    }
    for (const [, object] of context.enumerateIndirectObjects()) {
      const dict = object instanceof PDFRawStream ? object.dict : object
      if (dict instanceof PDFDict) {
        for (const each of namesIn(dictUnder(dict, 'Resources'))) all.add(each)
        for (const each of namesIn(dict)) all.add(each)
      }
    }
    for (const page of this.document.getPages()) {
      const changed = withFirstColors(() => contentOf(page.node.Contents()), namesIn(page.node.Resources()))
      if (changed) page.node.set(name('Contents'), context.register(context.flateStream(changed)))
    }
    for (const [reference, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream)) continue
      const { dict } = object
      const isTile = dict.has(name('PatternType'))
      if (dict.get(name('Subtype')) !== name('Form') && !isTile) continue
      const own = dictUnder(dict, 'Resources')
      const changed = withFirstColors(
        () => unpacked(object),
        own?.has(name('ColorSpace')) ? namesIn(own) : all,
      )
      if (!changed) continue
      const packed = deflateSync(changed)
      for (const key of ['DecodeParms', 'F']) dict.delete(name(key))
      dict.set(name('Filter'), name('FlateDecode'))
      dict.set(name('Length'), PDFNumber.of(packed.length))
      context.assign(reference, PDFRawStream.of(dict, packed))
    }
  }

  /** Empties pictures and gradients in cut colors: renderers paint them in black with Separation `None`. */
  private emptyPictures(): void {
    const { context } = this.document
    for (const [reference, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream)) continue
      if (nameUnder(object.dict, 'Subtype') === 'Image' && this.hasCutColors(object.dict)) {
        const empty = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] }
        context.assign(reference, context.stream('', empty))
      } else if (this.shadings.has(object.dict) && this.hasCutColors(object.dict))
        context.assign(reference, emptied(context.obj({})))
    }
    for (const shading of this.shadings) if (this.hasCutColors(shading)) emptied(shading)
  }

  /** Whether a picture or shading uses a cut color, directly or through a palette. */
  private hasCutColors(dict: PDFDict | undefined): boolean {
    const space = under(dict, 'ColorSpace')
    if (!(space instanceof PDFArray)) return false
    const colors = space.lookup(0) === name('Indexed') ? space.lookup(1) : space
    return colors instanceof PDFArray && this.spaces.has(colors)
  }

  private hideLayers(): void {
    const { context, catalog } = this.document
    const properties = dictUnder(catalog, 'OCProperties')
    if (!properties) return
    const shown = dictUnder(properties, 'D') ?? context.obj({})
    properties.set(name('D'), shown)
    const references = [...this.layers.keys()].flatMap((tag) => {
      const [number = 0, generation = 0] = tag.split(' ').map(Number)
      return [PDFRef.of(number, generation)]
    })
    const without = (list: PDFObject | undefined) =>
      (list instanceof PDFArray ? list.asArray() : []).filter(
        (each) => !(each instanceof PDFRef && this.layers.has(each.tag)),
      )
    const [on, off] = ['ON', 'OFF'].map((key) => without(under(shown, key))) as [PDFObject[], PDFObject[]]
    shown.set(name('ON'), context.obj(on))
    shown.set(name('OFF'), context.obj([...off, ...references]))
    // Automatic states for screen or print would show the layer again.
    shown.delete(name('AS'))
    for (const reference of references) dictOf(context.lookup(reference))?.delete(name('Usage'))
  }

  /** Collects the color spaces of cut lines in an object and everything it contains. */
  private look(object: PDFObject, depth: number): void {
    if (depth > 40) return
    if (object instanceof PDFArray) {
      const kind = this.kindOfSpace(object)
      if (kind) this.spaces.set(object, kind)
      object.asArray().forEach((each) => this.look(each, depth + 1))
    }
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (!(dict instanceof PDFDict)) return
    if (dict.has(name('ShadingType'))) this.shadings.add(dict)
    dict.values().forEach((each) => this.look(each, depth + 1))
  }

  private kindOfSpace(space: PDFArray): CutKind | null {
    const family = space.lookup(0)
    const spot = space.lookup(1)
    if (family === SEPARATION && spot instanceof PDFName) {
      const own = spot === NONE && space.size() > NAME_AT ? space.lookup(NAME_AT) : spot
      return own instanceof PDFName ? cutKindOf(textOf(own)) : null
    }
    if (family !== name('DeviceN') || !(spot instanceof PDFArray)) return null
    const inks = listOf(spot).filter((each): each is PDFName => each instanceof PDFName && each !== NONE)
    const kinds = inks.map((each) => cutKindOf(textOf(each)))
    if (!kinds.some(Boolean)) return null
    if (kinds.every(Boolean)) return kinds[0] ?? null
    this.isMixed = true
    return null
  }

  private spaceOf(operand: Operand | undefined, resources: PDFDict): CutKind | null {
    const found = typeof operand === 'string' && under(dictUnder(resources, 'ColorSpace'), operand)
    return found instanceof PDFArray ? (this.spaces.get(found) ?? null) : null
  }

  private layerOf(dict: PDFDict | undefined, key: string): CutKind | null {
    const found = dict?.get(name(key))
    if (found instanceof PDFRef && this.layers.has(found.tag)) return this.layers.get(found.tag) ?? null
    const groups = dictUnder(dict, key)?.get(name('OCGs'))
    const members = groups instanceof PDFArray ? groups.asArray() : [groups]
    for (const each of members)
      if (each instanceof PDFRef && this.layers.has(each.tag)) return this.layers.get(each.tag) ?? null
    return null
  }

  private isHidden(dict: PDFDict | undefined, key: string): boolean {
    try {
      return dict !== undefined && isHiddenLayer(dict, this.hidden, key)
    } catch {
      return false
    }
  }

  private walk(
    content: Uint8Array,
    resources: PDFDict,
    start: Look,
    layer: CutKind | null,
    work: Work,
    depth: number,
  ): void {
    const { paths } = work
    let state = start
    const saved: Look[] = []
    /** For each open marked content sequence: its kind of cut line, `hidden`, or null for neither. */
    const marked: (CutKind | 'hidden' | null)[] = [layer]
    const isInLayer = () => marked.some((each) => each !== null && each !== 'hidden')
    const isHidden = () => marked.includes('hidden')
    const paint = (isFilled: boolean, isStroked: boolean) => {
      const inLayer = marked.findLast((each) => each !== null && each !== 'hidden') as CutKind | undefined
      const byColor = (isStroked ? state.stroke : null) ?? (isFilled ? state.fill : null)
      const kind = inLayer ?? (isHidden() ? null : byColor)
      paths.paint(isFilled || isStroked ? kind : null, isFilled)
    }
    for (const { operator, operands } of operationsOf(content, true)) {
      if (++work.operators > MOST_OPERATORS) throw new RangeError('too many operators')
      const numbers = operands.filter((each): each is number => typeof each === 'number')
      switch (operator) {
        case 'q':
          if (saved.length < 512) saved.push(state)
          break
        case 'Q':
          state = saved.pop() ?? state
          break
        case 'cm':
          if (numbers.length === 6)
            state = { ...state, ctm: followedBy(numbers as unknown as Matrix, state.ctm) }
          break
        case 'cs':
        case 'CS': {
          const kind = this.spaceOf(operands.at(-1), resources)
          // The initial color of a spot color space is full ink.
          if (operator === 'cs') state = { ...state, fillSpace: kind, fill: kind }
          else state = { ...state, strokeSpace: kind, stroke: kind }
          break
        }
        case 'sc':
        case 'scn': {
          const pattern = operands.at(-1)
          if (typeof pattern === 'string') {
            const chosen = dictUnder(dictUnder(resources, 'Pattern'), pattern)
            if (this.hasCutColors(dictUnder(chosen, 'Shading'))) paths.other()
          }
          state = { ...state, fill: numbers.some((each) => each > 0) ? state.fillSpace : null }
          break
        }
        case 'SC':
        case 'SCN':
          state = { ...state, stroke: numbers.some((each) => each > 0) ? state.strokeSpace : null }
          break
        case 'g':
        case 'rg':
        case 'k':
          state = { ...state, fill: null, fillSpace: null }
          break
        case 'G':
        case 'RG':
        case 'K':
          state = { ...state, stroke: null, strokeSpace: null }
          break
        case 'BDC':
        case 'BMC': {
          const properties = operands.at(-1)
          const isLayer = operator === 'BDC' && operands[0] === 'OC' && typeof properties === 'string'
          const among = isLayer ? dictUnder(resources, 'Properties') : undefined
          const key = String(properties)
          marked.push(this.layerOf(among, key) ?? (this.isHidden(among, key) ? 'hidden' : null))
          break
        }
        case 'EMC':
          if (marked.length > 1) marked.pop()
          break
        case 'S':
        case 's':
          if (operator === 's') paths.close()
          paint(false, true)
          break
        case 'f':
        case 'F':
        case 'f*':
          paint(true, false)
          break
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
          if (operator.startsWith('b')) paths.close()
          paint(true, true)
          break
        case 'n':
          paint(false, false)
          break
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          if (state.fill !== null || isInLayer()) paths.other()
          break
        case 'sh': {
          const key = operands.at(-1)
          const shading =
            typeof key === 'string' ? dictUnder(dictUnder(resources, 'Shading'), key) : undefined
          if (isInLayer() || (!isHidden() && this.hasCutColors(shading))) paths.other()
          break
        }
        case 'ID': {
          const space = operands[operands.findIndex((each) => each === 'CS' || each === 'ColorSpace') + 1]
          if (isInLayer() || (!isHidden() && this.spaceOf(space, resources))) paths.other()
          break
        }
        case 'Do': {
          const key = operands.at(-1)
          const shown = typeof key === 'string' && under(dictUnder(resources, 'XObject'), key)
          if (!(shown instanceof PDFRawStream)) break
          const own = this.layerOf(shown.dict, 'OC')
          const inLayer = own ?? (marked.findLast((each) => each !== null && each !== 'hidden') as CutKind)
          if (nameUnder(shown.dict, 'Subtype') !== 'Form') {
            const isStencil = under(shown.dict, 'ImageMask') === PDFBool.True
            const byColor = isStencil ? state.fill !== null : this.hasCutColors(shown.dict)
            if (inLayer || (!isHidden() && byColor)) paths.other()
            break
          }
          if (depth >= DEEPEST || (!inLayer && (isHidden() || this.isHidden(shown.dict, 'OC')))) break
          work.operators += 20
          const ctm = followedBy(matrixUnder(shown.dict, 'Matrix'), state.ctm)
          const inner = dictUnder(shown.dict, 'Resources') ?? resources
          this.walk(contentOf(shown), inner, { ...state, ctm }, inLayer ?? null, work, depth + 1)
          break
        }
        default:
          paths.build(operator, numbers, state.ctm)
      }
    }
  }
}

/** A shading that paints nothing: a gradient that ends before the page begins. */
function emptied(shading: PDFDict): PDFDict {
  const { context } = shading
  const far = [-1e6, -1e6, -1e6 + 1, -1e6 + 1]
  const shade = { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [1], N: 1 }
  const entries = { ShadingType: 2, ColorSpace: 'DeviceGray', BBox: far, Coords: far, Function: shade }
  for (const key of shading.keys()) shading.delete(key)
  for (const [key, value] of Object.entries(entries)) shading.set(name(key), context.obj(value as never))
  return shading
}

interface Work {
  operators: number
  readonly paths: ReturnType<typeof createCutPaths>
}

/** A name as text; some programs write UTF-16. */
function textOf(written: PDFName): string {
  const bytes = Buffer.from(written.asBytes())
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return bytes.subarray(2).swap16().toString('utf16le')
  return bytes.toString('utf8')
}
