import { CLIP_TYPES } from '@kisscut/core/design'
import { designAsJson, designFrom, recordsOf } from '@kisscut/artwork/design-json'
import { designs } from '@kisscut/artwork/testing'
import { RECORDS } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from '../../catalog/rows.ts'
import { withDesign } from '../../configure/stated-design.ts'
import { emptyStart, startingDesign, type TemplateParts } from './starting-design.ts'

type Name = 'template_side' | 'template_shape' | 'template_text' | 'template_clipart' | 'template_marketplace'

/** A row as storage returns it, with defaults. */
const rowOf = <N extends Name>(
  name: N,
  { id, ...fields }: { readonly id: string; readonly [field: string]: unknown },
): Row<N> => {
  const { shape } = RECORDS[name].schema
  const known = Object.entries(fields).filter(([field]) => field in shape)
  return { id, ...RECORDS[name].schema.parse(Object.fromEntries(known)) } as unknown as Row<N>
}

const template = { template: 'round-labels' }
const NO_CHANGE = {}
const FONTS = ['oswald', 'lobster']

/** A design and the records of a template that starts with it; the template's first side gets another id. */
const started = designs().map((design) => {
  const { text_elements, clipart_elements, marketplace_elements } = recordsOf(design)
  const parts: TemplateParts = {
    sides: design.sides.map(({ id, name }, order) =>
      rowOf('template_side', { ...template, id: order === 0 ? 'face' : id, name, order }),
    ),
    shapes: [rowOf('template_shape', { id: 'round', name: 'Circle', clip_type: 'circle' })],
    texts: text_elements.map((row) =>
      rowOf('template_text', { ...template, ...(row as { id: string } & typeof row) }),
    ),
    cliparts: clipart_elements.map((row) =>
      rowOf('template_clipart', { ...template, ...(row as { id: string } & typeof row) }),
    ),
    regions: clipart_elements.flatMap((row) =>
      (row['regions'] as readonly object[]).map(
        (region) =>
          ({
            ...{ color: null, custom_color: null, ...region },
            template_clipart: row['id'],
          }) as unknown as Row<'template_clipart_region'>,
      ),
    ),
    artworks: marketplace_elements.map((row) =>
      rowOf('template_marketplace', { ...template, ...(row as { id: string } & typeof row) }),
    ),
    fonts: FONTS,
  }
  return { design, parts }
})

const canvasOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  ...{ canvas_width: String(width), canvas_height: String(height) },
  ...{ default_width: '1', default_height: '1' },
  ...{ background_color: null, multi_side_option: true, tool_type: 'advanced' as const },
})

describe('invariants of a template’s starting design (TOOL-1)', () => {
  it('always has every text, clipart and artwork of the template’s records, on their sides', () =>
    fc.assert(
      fc.property(started, ({ design, parts }) => {
        const made = startingDesign(canvasOf(design), parts)
        const isRecorded = ({ kind }: { readonly kind: string }) =>
          ['text', 'clipart', 'marketplace'].includes(kind)
        const byId = (elements: readonly { readonly id: string }[]) =>
          elements.map((each) => ({ ...each, z: 0 })).sort((a, b) => (a.id < b.id ? -1 : 1))
        const expected = design.elements.filter(isRecorded).map((element) => ({
          ...element,
          side: element.side === design.sides[0]!.id ? 'front' : element.side,
        }))
        expect(byId(made.elements)).toEqual(byId(expected))
        expect(made.sides.map(({ name }) => name)).toEqual(design.sides.map(({ name }) => name))
      }),
    ))

  it('can always be stored, whatever the records, and keeps their order from bottom to top', () => {
    const wild = fc.record({
      side: fc.constantFrom('front', 'face', 'roof'),
      font: fc.constantFrom('oswald', 'gone', null),
      z: fc.integer({ min: 0, max: 9 }),
      id: fc.constantFrom('a', 'a-1', 'c', 'not an id ' + 'x'.repeat(200)),
    })
    fc.assert(
      fc.property(started, fc.array(wild, { maxLength: 6 }), ({ design, parts }, texts) => {
        const rows = texts.map((row) => rowOf('template_text', { ...template, ...row }))
        const made = startingDesign(canvasOf(design), { ...parts, texts: rows })
        expect(designFrom(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true })
        for (const element of made.elements)
          if (element.kind === 'text') expect(FONTS).toContain(element.font)
        expect(made.elements.map(({ z }) => z)).toEqual(made.elements.map(({ z }) => z).sort((a, b) => a - b))
      }),
    )
  })

  it('can always be saved unchanged, whatever shapes the template has (DESIGN-31)', () => {
    const shapes = fc.array(
      fc.record({
        clip_type: fc.constantFrom(...CLIP_TYPES),
        side: fc.constantFrom(null, 's1'),
        contour_color: fc.constantFrom(null, 'gold'),
        default: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(started, shapes, ({ design, parts }, rows) => {
        const made = startingDesign(canvasOf(design), {
          ...parts,
          shapes: rows.map((row, at) =>
            rowOf('template_shape', { id: `shape-${at}`, name: 'Shape', clip_path: 'M0 0H1V1Z', ...row }),
          ),
        })
        expect(withDesign(NO_CHANGE, designAsJson(made), null)).toMatchObject({ ok: true, design: made })
      }),
    )
  })

  it('has only its sides if the shopper starts empty', () =>
    fc.assert(
      fc.property(started, ({ design, parts }) => {
        const { elements, ...rest } = startingDesign(canvasOf(design), parts)
        expect(emptyStart(canvasOf(design), parts)).toEqual({ ...rest, elements: [] })
        expect(elements.length).toBeGreaterThanOrEqual(0)
      }),
    ))
})

describe('a side of a template', () => {
  const shape = (id: string, more: object) => rowOf('template_shape', { id, name: id, ...more })
  const none: TemplateParts = {
    ...{ sides: [], shapes: [], texts: [], cliparts: [], regions: [], artworks: [], fonts: [] },
  }
  const canvas = { ...canvasOf({ width: 2, height: 2 }), background_color: '#f7efe2' }

  it('has fill and border of its own shape; all are cut along the line of the first (DESIGN-16, DESIGN-31)', () => {
    const { sides } = emptyStart(canvas, {
      ...none,
      sides: [
        rowOf('template_side', { ...template, id: 'face', name: 'Front' }),
        rowOf('template_side', { ...template, id: 'back', name: 'Back', disable_offset_path: true }),
      ],
      shapes: [
        shape('square', { clip_type: 'rectangle' }),
        shape('round', { clip_type: 'circle', default: true }),
        shape('label', {
          ...{ clip_type: 'rounded_corner', clip_radius: '20', side: 'back', border: true },
          ...{ background_shape_fill: 'sea', border_color: 'gold', border_size: '12', border_margin: '40' },
        }),
      ],
    })
    expect(
      sides.map(({ id, shape: { clipType }, disableOffsetPath }) => [id, clipType, disableOffsetPath]),
    ).toEqual([
      ['front', 'circle', false],
      ['back', 'circle', true],
    ])
    expect(sides[0]!.shape.fill).toEqual({ colorId: null, customColor: '#f7efe2' })
    expect(sides[1]!.shape).toMatchObject({
      fill: { colorId: 'sea', customColor: null },
      border: { colorId: 'gold', customColor: null, width: 12, margin: 40 },
    })
  })

  it('is the only one if the template is sold with one side (DESIGN-16)', () => {
    const faces = ['face', 'back'].map((id) => rowOf('template_side', { ...template, id, name: id }))
    const texts = faces.map(({ id }) => rowOf('template_text', { ...template, id: `on-${id}`, side: id }))
    const made = startingDesign({ ...canvas, multi_side_option: false }, { ...none, sides: faces, texts })
    expect(made.sides.map(({ id }) => id)).toEqual(['front'])
    expect(made.elements.map(({ id, side }) => [id, side])).toEqual([['on-face', 'front']])
  })

  it('follows the artwork if the template has no shape (DESIGN-21)', () => {
    expect(emptyStart(canvas, none).sides).toMatchObject([{ id: 'front', shape: { clipType: 'contour' } }])
  })
})
