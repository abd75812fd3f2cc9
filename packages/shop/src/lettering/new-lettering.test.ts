import { color, template, templateMaterial, templateText } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

/** A shop with lettering, and what the page of a new one says. */
const openShop = async () => {
  const { shop, storage } = await openTestShop()
  const { records } = storage
  for (const id of ['red', 'white'])
    await records.create(color, { id, name: id, code: '#ffffff', material: 'white-vinyl' })
  await records.update(templateMaterial, 'white-vinyl', {
    has_own_colors: true,
    material_colors: ['red', 'white'],
  })
  await records.create(template, {
    ...{ id: 'hours', name: 'Hours', slug: 'hours', sku: 'H', category: 'cat-die-cut' },
    ...{ tool_type: 'lettering', type: 'multicolor_cutout', materials: ['white-vinyl'], default_quantity: 1 },
    ...{ default_width: '10', default_height: '4', cut_out_color: 'white' },
  })
  const say = (id: string, colorId: string) =>
    records.create(templateText, {
      ...{ id, template: 'hours', text: id, color: colorId, size: '1' },
      ...{ x: '0', y: '0', width: '4', height: '1' },
    })
  const page = async () => {
    const outcome = await shop.browse.product(ANA, 'stickers/die-cut', 'hours', new URLSearchParams())
    if (!outcome.ok) throw new Error('not found')
    return outcome.value
  }
  return { say, page }
}

describe('lettering that is not saved yet', () => {
  it('is priced for the films of the design it starts with, and else for one in the color of its template (LET-6, LET-10)', async () => {
    const { say, page } = await openShop()
    const bare = await page()
    expect([bare.configuration.filmColorIds, bare.configuration.materialColorId]).toEqual([[], 'white'])
    expect(bare.quote.problems).toEqual([])
    await say('Open', 'red')
    const one = await page()
    expect([one.configuration.filmColorIds, one.configuration.materialColorId]).toEqual([['red'], 'red'])
    await say('Daily', 'white')
    const two = await page()
    expect([...two.configuration.filmColorIds!].sort()).toEqual(['red', 'white'])
    expect(one.quote.total).toBe(bare.quote.total)
    expect(Number(two.quote.total)).toBe(2 * Number(one.quote.total))
  })
})
