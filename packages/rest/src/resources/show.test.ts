import { RECORDS, type RowOf } from '@kisscut/records'
import type { Role, Shop, Viewer } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { showRow } from './show.ts'

const shop = { artworks: { pictureUrl: () => '/watermarked.webp' } } as unknown as Shop
const made = new Date(0)
const row = {
  ...{ id: 'fox', created: made, updated: made },
  public_raster_url: '/original.png',
} as unknown as RowOf<typeof RECORDS.artwork>
const shownTo = (role: Role) =>
  showRow(shop, { roles: [role] } as unknown as Viewer, RECORDS.artwork, row) as {
    readonly public_raster_url: string
  }

describe('an artwork', () => {
  it('is shown to shoppers with its watermark, to staff as its file (MKT-7)', () => {
    expect(shownTo('shopper').public_raster_url).toBe('/watermarked.webp')
    expect(shownTo('owner').public_raster_url).toBe('/original.png')
  })
})
