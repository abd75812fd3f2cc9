import type { SizedTile } from '@kisscut/shop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DeliveryProvider } from '../../../../parts/page/delivery.tsx'
import { StickerTiles } from './sticker-tiles.tsx'

/** Maximum bytes of a product with six sizes in its category's HTML, without its picture. */
const BUDGET = 2000

it(`a sticker tile has at most ${BUDGET} bytes of HTML (SEO-1)`, () => {
  const url = '/custom/products/stickers/die-cut/p/die-cut-stickers/setup/'
  const sizes = ['2 × 2', '3 × 3', '4 × 4', '5 × 5', '3 × 2', '4 × 2'].map((name) => {
    const [width, height] = name.split(' × ') as [string, string]
    return { width, height, label: `${name} in`, url: `${url}?size=size-${width}x${height}` }
  })
  const sticker = {
    ...{ id: 'a', name: 'Die-cut stickers', url, shortDescription: 'Your artwork, cut to its outline.' },
    ...{ fromPrice: { quantity: 100, total: '52.00', currency: 'USD' }, shipDays: 3, sizes },
    ...{ picture: null, reviewAverage: '4.50', reviewCount: 2 },
  } as SizedTile
  const html = renderToStaticMarkup(
    <DeliveryProvider delivery={{ nonce: '', entries: [], hasNoRouter: true } as never}>
      <StickerTiles stickers={[sticker]} level={2} eager={0} />
    </DeliveryProvider>,
  )
  expect(html.match(/<a /g)).toHaveLength(7)
  expect(Buffer.byteLength(html)).toBeLessThan(BUDGET)
})
