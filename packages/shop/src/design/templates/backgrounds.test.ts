import { backgroundImage, type NewRowOf } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import { backgroundsOf } from './backgrounds.ts'

const THEN = new Date(0)
const photo = (id: string, more: Partial<NewRowOf<typeof backgroundImage>> = {}) => ({
  ...backgroundImage.schema.parse({
    ...{ name: `Photo ${id}`, image: `/demo/${id}.webp`, box_width: '400', box_height: '200' },
    ...{ box_height_inches: '20', ...more },
  }),
  ...{ id, created: THEN, updated: THEN, revision: 0 },
})
const rows = [photo('van'), photo('door', { image_width: 1600, image_height: 1200 })]
const deps = {
  records: {
    findMany: async (_: unknown, { idIn }: { idIn: string[] }) => rows.filter(({ id }) => idIn.includes(id)),
  },
  links: { urlFor: () => '', fileUrl: (key: string) => key },
} as unknown as Parameters<typeof backgroundsOf>[0]
const of = (tool_type: string, background_images: string[]) =>
  backgroundsOf(deps, { template: { tool_type, background_images } } as unknown as CatalogProduct)

describe('the photos of a template (SCENE-3)', () => {
  it('come in the template’s order, without missing ones', async () => {
    const found = await of('preview', ['door', 'gone', 'van'])
    expect(found.map(({ id, size }) => [id, size])).toEqual([
      ['door', { width: 1600, height: 1200 }],
      ['van', null],
    ])
    expect(found[1]).toMatchObject({
      box: { x: 0, y: 0, width: 400, height: 200 },
      boxHeightInches: 20,
      foreground: null,
    })
  })

  it('appear only in the preview tool', async () => {
    expect(await of('advanced', ['door'])).toEqual([])
    expect(await of('preview', [])).toEqual([])
  })
})
