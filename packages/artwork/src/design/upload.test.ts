import { describe, expect, it } from 'vitest'
import { designFromJson, designToJson } from '../design-json/index.ts'
import {
  addSide,
  beyondUpload,
  dieLineOf,
  elementOf,
  mirror,
  perform,
  placementOfElement,
  redrawContour,
  replaceUpload,
  reshape,
  startHistory,
  transform,
  translation,
  undo,
  uploadDesign,
  uploadOf,
  UPLOAD_ELEMENT,
} from './index.ts'

const product = { width: 4, height: 2, shape: 'ellipse' as const, clipRadius: 12 }
const placement = { x: 0.5, y: 0.25, width: 2, height: 1, rotation: 30 }
const logo = { file: 'f1', pixels: { width: 900, height: 450 }, placement }

describe('an upload as a design', () => {
  it('is one image element on one side, cut like the product', () => {
    const design = uploadDesign(product, logo)
    expect(design.elements).toHaveLength(1)
    expect(uploadOf(design)).toMatchObject({ kind: 'upload', file: 'f1', ...placement })
    expect(dieLineOf(design, design.sides[0]!)).toMatchObject({ ...product, contour: null })
    expect(placementOfElement(uploadOf(design)!)).toEqual(placement)
  })

  it('is empty without artwork', () => {
    expect(uploadOf(uploadDesign(product, null))).toBeNull()
  })

  it('survives a round trip', () => {
    const design = uploadDesign(product, logo)
    expect(designFromJson(designToJson(design))).toEqual({ ok: true, design })
  })

  it('is distinguished from a design with more, at the first difference', () => {
    const design = uploadDesign(product, logo)
    expect(beyondUpload(design)).toBeNull()
    expect(beyondUpload(uploadDesign(product, null))).toBeNull()
    const [side] = design.sides
    const text = elementOf('text', { id: 'name', side: side!.id, text: 'Ana' })
    expect(beyondUpload({ ...design, elements: [...design.elements, text] })).toBe('elements.1')
    expect(beyondUpload(mirror([UPLOAD_ELEMENT], 'x').apply(design))).toBe('elements.0.invertX')
    expect(beyondUpload(reshape(side!.id, { clipType: 'custom_path' }).apply(design))).toBe(
      'sides.0.shape.clipType',
    )
    expect(beyondUpload(addSide({ ...side!, id: 'back' }).apply(design))).toBe('sides.1')
  })

  it('has retouches and moves in one history', () => {
    const start = startHistory(uploadDesign(product, logo))
    const moved = perform(start, transform([UPLOAD_ELEMENT], translation(1, 0), 'move'))
    const cropped = { file: 'f2', pixels: { width: 450, height: 450 }, placement: { ...placement, width: 1 } }
    const retouched = perform(moved, replaceUpload(cropped, 'retouch.crop', 'crop'))
    expect(uploadOf(retouched.present)).toMatchObject({ file: 'f2', width: 1 })
    expect(uploadOf(undo(retouched).present)).toMatchObject({ file: 'f1', x: 1.5 })
    expect(undo(undo(retouched)).present).toBe(start.present)
  })

  it('has its contour changed in one step, however far the slider is moved (DESIGN-23)', () => {
    const start = startHistory(uploadDesign({ ...product, shape: 'contour' }, logo))
    const at = (contourOffset: number) =>
      redrawContour({ contourOffset }, { ...placement, width: 2 - contourOffset })
    const moved = perform(perform(start, at(0.1), true), at(0.2), true)
    expect(dieLineOf(moved.present, moved.present.sides[0]!)).toMatchObject({ contourOffset: 0.2 })
    expect(uploadOf(moved.present)).toMatchObject({ file: 'f1', width: 1.8 })
    expect(undo(moved).present).toBe(start.present)
    expect(beyondUpload(moved.present)).toBeNull()
    const open = perform(moved, redrawContour({ contourHoles: 'keep' }, null), true)
    expect(open.past).toHaveLength(2)
    expect(uploadOf(open.present)).toMatchObject({ width: 1.8 })
  })

  it('from before contour settings has the former defaults (DESIGN-23)', () => {
    const design = uploadDesign({ ...product, shape: 'contour' }, logo)
    const [side] = design.sides
    const { contourOffset: _, contourSmoothness: __, contourHoles: ___, ...old } = side!.shape
    const text = JSON.stringify({ version: 1, ...design, sides: [{ ...side, shape: old }] })
    expect(designFromJson(text)).toEqual({ ok: true, design })
  })

  it('merges further moves of a slider into one step', () => {
    const as = (file: string) => ({ ...logo, file })
    const first = perform(
      startHistory(uploadDesign(product, logo)),
      replaceUpload(as('a'), 'retouch.background', 'x'),
      true,
    )
    const second = perform(first, replaceUpload(as('b'), 'retouch.background', 'x'), true)
    expect(second.past).toHaveLength(1)
    expect(uploadOf(undo(second).present)?.file).toBe('f1')
  })
})
