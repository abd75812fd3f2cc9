import { PDFDocument } from '@cantoo/pdf-lib'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { contentOf } from '../pdf-drawing/content.ts'
import { pdfOf } from '../testing/pdf.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ concurrency: 1 })
})
afterAll(() => bench.close())

const accepted = async (pdf: string | Uint8Array, page?: number) => {
  const bytes = typeof pdf === 'string' ? Buffer.from(pdf, 'latin1') : pdf
  const outcome = await bench.ingest(bytes, /^<svg/.test(String(pdf)) ? 'sticker.svg' : 'sticker.pdf', page)
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.value
}

/** Pixels of the raster that differ from the page's blue, such as a printed cut line. */
const otherIn = async (path: string) => {
  const { data } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (data[at]! > 60 || data[at + 1]! < 40 || data[at + 2]! < 80) count++
  return count
}

const boxOf = (path: string) => boxAround(flatten(path, 0.0001).flat())
const share = (each: number) => expect.closeTo(each, 4) as number
/** A square of 1 in, one inch from the left and half an inch from the top of a page of 3 × 2 in, in fractions of it. */
const BOX = { x: share(1 / 3), y: share(0.25), width: share(1 / 3), height: share(0.5) }
const SQUARE = '72 36 72 72 re'

const TINT = '<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 1 0 0]/N 1>>'
const spot = (name: string) => `[/Separation/${name}/DeviceCMYK ${TINT}]`
const BLUE = '0 .3 .56 rg 0 0 216 144 re f\n'
const SIZE = { width: 216, height: 144 }
/** A blue page of 3 × 2 in with a drawing in a spot color. */
const inSpot = (name: string, drawn: string, more: object = {}) =>
  pdfOf(BLUE + drawn, {
    ...SIZE,
    entries: `/Resources<</ColorSpace<</CC ${spot(name)}>>/XObject<</Fm 5 0 R>>/Pattern<</P 5 0 R>>>>`,
    ...more,
  })
const form = (content: string, entries = '') =>
  `<</Type/XObject/Subtype/Form/BBox[0 0 999 999]${entries}/Length ${content.length}>>stream\n${content}\nendstream`

describe('a cut line in a spot color, known by its name (FILE-20)', () => {
  it.each([
    ['CutContour', 'thru'],
    ['Cut#20Contour', 'thru'],
    ['cut_contour', 'thru'],
    ['#FE#FF#00C#00u#00t#00C#00o#00n#00t#00o#00u#00r', 'thru'],
    ['Thru-cut', 'thru'],
    ['THROUGH#20CUT', 'thru'],
    ['Die-Line', 'thru'],
    ['Stanze', 'thru'],
    ['Kiss#20Cut', 'kiss'],
    ['CutContourKiss', 'kiss'],
    ['PerfCutContour', 'perforation'],
    ['Fold', 'crease'],
  ])('%s is recognized as %s, and not printed', async (name, kind) => {
    const { cutLines, rasterPath, notices } = await accepted(inSpot(name, `/CC CS 1 SCN 1 w ${SQUARE} S`))
    expect(cutLines?.map((line) => [line.kind, boxOf(line.path)])).toEqual([[kind, BOX]])
    expect(cutLines?.[0]?.path).toMatch(/^M[^M]*Z$/)
    expect(await otherIn(rasterPath)).toBe(0)
    expect(notices).toEqual(['This file has cut lines of its own: 1. We don’t print them.'])
  })

  it.each(['All', 'None', 'Cutting#20board', 'PANTONE#20219#20C', 'Cyan'])(
    '%s is not recognized as a cut line',
    async (name) => {
      const { cutLines, cleanPath } = await accepted(inSpot(name, `/CC CS 1 SCN 1 w ${SQUARE} S`))
      expect([cutLines, cleanPath]).toEqual([undefined, undefined])
    },
  )

  it.each([
    ['filled', `/CC cs 1 scn ${SQUARE} f`],
    ['dashed', `/CC CS [4 2] 0 d ${SQUARE} S`],
    [
      'in a form',
      '/Fm Do',
      form(`/CC CS 1 SCN ${SQUARE} S`, `/Resources<</ColorSpace<</CC ${spot('CutContour')}>>>>`),
    ],
    ['in a form that is moved', 'q .5 0 0 .5 0 0 cm /Fm Do Q', form(`/CC CS 144 72 144 144 re S`)],
    ['in a form that has its color from the page', '/CC CS 1 SCN /Fm Do', form(`${SQUARE} S`)],
    [
      'beside a picture in the content',
      `q .001 0 0 .001 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q /CC CS ${SQUARE} S`,
    ],
    ['drawn twice', `/CC CS ${SQUARE} S ${SQUARE} S`],
  ])('is found and not printed: %s', async (_, drawn, ...objects) => {
    const { cutLines, rasterPath } = await accepted(inSpot('CutContour', drawn, { objects }))
    expect(cutLines?.map(({ path }) => boxOf(path))).toEqual([BOX])
    // The inline picture has one pixel.
    expect(await otherIn(rasterPath)).toBeLessThan(2)
  })

  it.each([
    ['open', '72 36 m 144 36 l 144 108 l', /^M[^Z]*$/],
    ['whose ends meet', '72 36 m 144 36 l 144 108 l 72 108 l 72 36 l', /Z$/],
    ['curved', '72 36 m 80 0 144 30 144 36 c 144 108 72 108 v h', /^M.*C.*C.*Z$/],
  ])('has the drawn shape: %s', async (_, drawn, path) => {
    const { cutLines } = await accepted(inSpot('CutContour', `/CC CS ${drawn} S`))
    expect(cutLines).toEqual([{ kind: 'thru', path: expect.stringMatching(path) }])
  })

  it('keeps the fill of a shape that is stroked with it', async () => {
    const filled = await accepted(inSpot('CutContour', `1 0 1 rg /CC CS ${SQUARE} B`))
    expect(filled.cutLines).toHaveLength(1)
    expect(await otherIn(filled.rasterPath)).toBeGreaterThan(1000)
  })

  it('is not printed where its outline is unknown, with a notice: a pattern, a text, 40,000 nodes', async () => {
    const own = `/Resources<</ColorSpace<</CC ${spot('CutContour')}>>>>`
    const tiles = `/PatternType 1/PaintType 1/TilingType 1/XStep 50/YStep 50${own}`
    const pattern = form(`/CC CS ${SQUARE} S`, tiles).replace('/Type/XObject/Subtype/Form', '/Type/Pattern')
    const tiled = await accepted(
      inSpot('CutContour', '/Pattern cs /P scn 0 0 216 144 re f', { objects: [pattern] }),
    )
    expect(await otherIn(tiled.rasterPath)).toBe(0)
    const text = await accepted(inSpot('CutContour', '/CC cs 1 scn BT /F 30 Tf 30 30 Td (Cut) Tj ET'))
    expect(await otherIn(text.rasterPath)).toBe(0)
    expect(text.notices?.join(' ')).toContain('Please draw it as lines')
    const nodes = Array.from({ length: 40_000 }, (_, at) => `${at % 216} ${(at * 7) % 144} l`).join(' ')
    const long = await accepted(inSpot('CutContour', `/CC CS 0 0 m ${nodes} s`))
    expect(await otherIn(long.rasterPath)).toBe(0)
    expect([long.cutLines, long.notices?.join(' ')]).toEqual([
      undefined,
      expect.stringContaining('5000 points, or'),
    ])
  })

  describe('in a picture or a gradient', () => {
    const SHADE = '<</FunctionType 2/Domain[0 1]/C0[0.2]/C1[1]/N 1>>'
    const cc = spot('CutContour')
    const shading = `<</ShadingType 2/ColorSpace ${cc}/Coords[0 0 216 144]/Extend[true true]/Function ${SHADE}>>`
    const picture = (entries: string, data = 'abcd') =>
      `<</Type/XObject/Subtype/Image/Width 2/Height 2${entries}/Length ${data.length}>>stream\n${data}\nendstream`
    const placed = 'q 100 0 0 100 20 20 cm /Fm Do Q'
    const mesh = `<</ShadingType 4/ColorSpace ${cc}/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 216 0 144 0 1]/Length 12>>stream\n\0\0\0\x7f\0\xff\0\x7f\0\xff\x7f\x7f\nendstream`
    it.each([
      ['of 8 bits', placed, picture(`/ColorSpace ${cc}/BitsPerComponent 8`)],
      ['of 1 bit', placed, picture(`/ColorSpace ${cc}/BitsPerComponent 1`)],
      ['with a palette', placed, picture(`/ColorSpace[/Indexed ${cc} 1<80FF>]/BitsPerComponent 1`)],
      [
        'with a soft edge',
        placed,
        picture(`/ColorSpace ${cc}/BitsPerComponent 8/SMask 6 0 R`),
        picture('/ColorSpace/DeviceGray/BitsPerComponent 8'),
      ],
      ['that is a stencil', `/CC cs ${placed}`, picture('/ImageMask true/BitsPerComponent 1')],
      ['inside the content', 'q 100 0 0 100 20 20 cm BI /W 2 /H 2 /BPC 8 /CS /CC ID ab EI\xe9 EI Q', ''],
      ['a gradient', '/Sh sh', shading],
      ['a mesh', '/Sh sh', mesh],
      [
        'a pattern of a gradient',
        `/Pattern cs /P scn ${SQUARE} f`,
        '<</Type/Pattern/PatternType 2/Shading 6 0 R>>',
        shading,
      ],
    ])('is not printed, with a notice: %s', async (_, drawn, ...objects) => {
      const entries = `/Resources<</ColorSpace<</CC ${cc}>>/XObject<</Fm 5 0 R>>/Shading<</Sh 5 0 R>>/Pattern<</P 5 0 R>>>>`
      const file = pdfOf(`${BLUE}${drawn} /CC CS ${SQUARE} S`, { ...SIZE, entries, objects })
      const { rasterPath, notices, cutLines } = await accepted(file)
      expect(await otherIn(rasterPath)).toBe(0)
      expect(notices?.join(' ')).toContain('Please draw it as lines')
      expect(cutLines?.map(({ path }) => boxOf(path))).toEqual([BOX])
    })
  })

  it('leaves the colors of other pages as they are, whatever their names', async () => {
    const profile = '[/CalGray<</WhitePoint[1 1 1]>>]'
    const file = pdfOf(['/CC cs .5 scn 0 0 216 144 re f', `/CC CS ${SQUARE} S`], {
      ...{ ...SIZE, pages: 2 },
      entries: '/Resources 7 0 R',
      objects: [`<</ColorSpace<</CC ${profile}>>>>`, `<</ColorSpace<</CC ${spot('CutContour')}>>>>`],
    }).replace('/Contents 4 0 R/Resources 7', '/Contents 4 0 R/Resources 8')
    const { cleanPath } = await accepted(file)
    const stored = await PDFDocument.load(await readFile(cleanPath!))
    const contents = stored.getPages().map((page) => String(contentOf(page.node.Contents())))
    expect(contents).toEqual([expect.not.stringContaining(' 1 scn'), expect.stringContaining('/CC CS 1 SCN')])
  })

  it('is ignored without a length, and many shapes are many lines', async () => {
    const dots = `/CC CS 72 36 m 72 36 l S ${SQUARE} S 10 10 20 20 re 40 10 20 20 re S`
    expect((await accepted(inSpot('CutContour', dots))).cutLines).toHaveLength(3)
  })

  it('mixed with other inks is printed, with a notice', async () => {
    const mixed = `[/DeviceN[/CutContour/Cyan]/DeviceCMYK<</FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1 0 1]/Length 18>>]`
    const file = pdfOf(`${BLUE}/CC CS 1 1 SCN ${SQUARE} S`, {
      ...SIZE,
      entries: `/Resources<</ColorSpace<</CC ${mixed}>>>>`,
    })
    expect((await accepted(file)).notices?.join(' ')).toContain('mixed with other inks')
  })

  it('is still found when a page of the stored file is chosen later', async () => {
    const entries = `/Resources<</ColorSpace<</CC ${spot('CutContour')}>>>>`
    const content = `${BLUE}/CC CS ${SQUARE} S`
    const { cleanPath, cutLines } = await accepted(pdfOf(content, { ...SIZE, pages: 3, entries }))
    const again = await accepted(await readFile(cleanPath!), 2)
    expect(again.cutLines).toEqual(cutLines)
    expect(await otherIn(again.rasterPath)).toBe(0)
  })

  it('is found on the chosen page, however far back', async () => {
    const file = inSpot('CutContour', `/CC CS ${SQUARE} S`, { pages: 60 })
    expect((await accepted(file, 60)).cutLines).toHaveLength(1)
  })

  it('turns with its page, and is measured on its displayed part', async () => {
    const shown = '/CropBox[36 0 216 144]/Rotate 90'
    const entries = `${shown}/Resources<</ColorSpace<</CC ${spot('CutContour')}>>>>`
    const { cutLines } = await accepted(pdfOf(`${BLUE}/CC CS ${SQUARE} S`, { ...SIZE, entries }))
    expect(boxOf(cutLines![0]!.path)).toEqual({
      ...{ x: share(36 / 144), y: share(36 / 180), width: share(72 / 144), height: share(72 / 180) },
    })
  })
})

describe('a cut line in a layer, known by its name (FILE-20)', () => {
  const layered = (name: string, drawn: string, off = '') =>
    pdfOf(`${BLUE}/OC /L BDC ${drawn} EMC 0 .3 .56 rg 0 0 20 20 re f`, {
      ...SIZE,
      catalog: `/OCProperties<</OCGs[5 0 R]/D<</Order[5 0 R]${off}/AS[<</Event/Print/OCGs[5 0 R]/Category[/Print]>>]>>>>`,
      entries: '/Resources<</Properties<</L 5 0 R>>>>',
      objects: [`<</Type/OCG/Name ${name}/Usage<</Print<</PrintState/ON>>/View<</ViewState/ON>>>>>>`],
    })

  it.each(['(Die line)', '<FEFF004B0069007300730020004300750074>'])('%s is not printed', async (name) => {
    const { cutLines, rasterPath } = await accepted(layered(name, `1 0 1 RG 2 w ${SQUARE} S`))
    expect(cutLines?.map(({ path }) => boxOf(path))).toEqual([BOX])
    expect(await otherIn(rasterPath)).toBe(0)
  })

  it('is used though its layer is hidden; lines in other hidden layers are not', async () => {
    const drawn = `1 0 1 RG 2 w ${SQUARE} S`
    expect((await accepted(layered('(Cut)', drawn, '/OFF[5 0 R]'))).cutLines).toHaveLength(1)
    const other = await accepted(layered('(Notes)', drawn, '/OFF[5 0 R]'))
    expect(other.cutLines).toBeUndefined()
  })
})

describe('a cut line in an SVG (FILE-20)', () => {
  const xmlns =
    'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
  const svgOf = (drawn: string, size = 'width="3in" height="2in" viewBox="0 0 300 200"') =>
    `<svg ${xmlns} ${size}><rect width="300" height="200" fill="#0a4c8f"/>${drawn}</svg>`
  const MAGENTA = 'fill="none" stroke="#f0f" stroke-width="4"'
  const square = `<rect x="100" y="50" width="100" height="100" ${MAGENTA}/>`
  const named = (attributes: string) => square.replace('<rect', `<rect ${attributes}`)

  it.each<[by: string, drawn: string, kind?: string, moved?: Partial<typeof BOX>]>([
    ['an id', named('id="CutContour"')],
    ['an id as Illustrator writes it', named('id="Cut_x20_Contour_00000123_"')],
    ['a layer of Illustrator', `<g id="Layer_2" data-name="Kiss Cut">${square}</g>`, 'kiss'],
    ['a layer of Inkscape', `<g inkscape:groupmode="layer" inkscape:label="Die line">${square}</g>`],
    ['a hidden layer', `<g id="dieline" style="display:none">${square}</g>`],
    ['a class', named('class="a thru-cut"')],
    [
      'a group that is moved',
      `<g transform="translate(50 0) scale(.5)"><g id="PerfCut" transform="translate(0 50)"><rect x="100" y="50" width="200" height="200" ${MAGENTA}/></g></g>`,
      'perforation',
      { y: share(0.25) },
    ],
    ['a path', `<path id="Cut" d="M100 50h100v100q0 0 0 0H100z" ${MAGENTA}/>`],
    ['a polygon', `<polygon id="Fold" points="100,50 200,50 200,150 100,150" ${MAGENTA}/>`, 'crease'],
  ])('is found by %s, and not printed', async (_, drawn, kind = 'thru', more = {}) => {
    const { cutLines, rasterPath, cleanPath, notices } = await accepted(svgOf(drawn))
    expect(cutLines?.map((line) => [line.kind, boxOf(line.path)])).toEqual([[kind, { ...BOX, ...more }]])
    expect(await otherIn(rasterPath)).toBe(0)
    expect(await readFile(cleanPath!, 'utf8')).not.toMatch(/#f0f|kisscut/)
    expect(notices).toEqual(['This file has cut lines of its own: 1. We don’t print them.'])
  })

  it('is measured on a page of another shape than its view box', async () => {
    const { cutLines } = await accepted(
      svgOf(named('id="cut"'), 'width="3in" height="4in" viewBox="0 0 300 200"'),
    )
    expect(boxOf(cutLines![0]!.path)).toEqual({ ...BOX, y: share(1.5 / 4), height: share(0.25) })
  })

  it('is not printed as a repeated shape, text or picture; ids that only look like a name are ignored', async () => {
    const repeated = `<defs>${named('id="cutcontour"')}</defs><use href="#cutcontour"/>`
    const text = `<text id="CutContour" x="20" y="60" font-size="40" fill="#f0f">Cut</text>`
    for (const drawn of [repeated, text]) {
      const { cutLines, rasterPath, notices } = await accepted(svgOf(drawn))
      expect([cutLines, await otherIn(rasterPath)]).toEqual([undefined, 0])
      expect(notices?.join(' ')).toContain('Please draw it as lines')
    }
    const clip = '<clipPath id="cut"><rect width="50" height="50"/></clipPath>'
    const others = `${clip}<rect class="fold" width="300" height="99" clip-path="url(#cut)" fill="#f0f"/>`
    const { cutLines, rasterPath } = await accepted(svgOf(others))
    expect(cutLines).toBeUndefined()
    expect(await otherIn(rasterPath)).toBeGreaterThan(1000)
  })

  it.each([
    ['a fill', '<path id="Fold" d="M100 50h100v100z" fill="#ccc"/>'],
    ['the fill there is where none is stated', '<path id="cut" d="M100 50h100v100z"/>'],
    [
      'the fill of a style sheet',
      '<style>.f{fill:#ccc}</style><rect id="perf" class="f" width="90" height="90"/>',
    ],
    ['a group of filled shapes', '<g id="crease"><rect width="90" height="90" fill="#ccc"/></g>'],
    [
      'a picture of something',
      '<defs><g id="cut"><rect width="90" height="90" fill="#ccc"/></g></defs><use href="#cut"/>',
    ],
  ])('with an everyday name is printed where it has %s', async (_, drawn) => {
    const { cutLines, rasterPath, notices } = await accepted(svgOf(drawn))
    expect([cutLines, notices]).toEqual([undefined, []])
    expect(await otherIn(rasterPath)).toBeGreaterThan(1000)
  })

  it.each([
    ['by its style', named('id="CutContour" style="transform:translate(9px,0)"')],
    ['by a style sheet', `<style>#CutContour{transform:scale(.5)}</style>${named('id="CutContour"')}`],
    ['around an origin', named('id="CutContour" transform="rotate(9)" transform-origin="50 50"')],
    ['in a drawing inside it', `<svg x="9" viewBox="0 0 30 20">${named('id="CutContour"')}</svg>`],
    [
      'at one side',
      named('id="CutContour"'),
      'width="3in" height="4in" viewBox="0 0 300 200" preserveAspectRatio="xMinYMin"',
    ],
    [
      'over the sides',
      named('id="CutContour"'),
      'width="3in" height="4in" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"',
    ],
  ])('is neither cut nor printed where its place is unknown: %s', async (_, drawn, size?: string) => {
    const { cutLines, rasterPath, notices } = await accepted(svgOf(drawn, size))
    expect(cutLines).toBeUndefined()
    expect(notices?.join(' ')).toContain('Please draw it as lines')
    const { data } = await sharp(rasterPath).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(
      data.some((value, at) => at % 3 === 0 && value > 200 && data[at + 2]! > 200 && data[at + 1]! < 60),
    ).toBe(false)
  })

  it('is closed only where it is drawn closed, and then has an area', async () => {
    const open = `<polyline id="CutContour" points="100,50 200,50 200,150" ${MAGENTA}/>`
    expect((await accepted(svgOf(open))).cutLines?.map(({ path }) => path)).toEqual([
      expect.not.stringContaining('Z'),
    ])
    const flat = `<path id="CutContour" d="M100 50L200 50Z" ${MAGENTA}/>`
    expect((await accepted(svgOf(flat))).cutLines).toBeUndefined()
    expect((await accepted(inSpot('CutContour', '/CC CS 72 36 m 144 36 l s'))).cutLines).toBeUndefined()
  })

  it('leaves a photo beside it a photo', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a4c8f' } })
      .png()
      .toBuffer()
    const picture = `<image width="300" height="200" href="data:image/png;base64,${photo.toString('base64')}"/>`
    const svg = svgOf(named('id="CutContour"')).replace(/<rect width[^>]*>/, picture)
    expect((await accepted(svg)).isVector).toBe(false)
  })

  it('without other artwork is rejected with a message', async () => {
    const svg = `<svg ${xmlns} viewBox="0 0 300 200">${named('id="CutContour"')}</svg>`
    const pdf = inSpot('CutContour', `/CC CS ${SQUARE} S`).replace(BLUE, ' '.repeat(BLUE.length))
    for (const file of [svg, pdf])
      expect(await bench.ingest(Buffer.from(file, 'latin1'), 'cut.svg')).toMatchObject({
        errors: { file: [expect.stringContaining('nothing but cut lines')] },
      })
  })
})
