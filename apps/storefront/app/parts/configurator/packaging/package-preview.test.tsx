import { createProduct, type Package } from '@kisscut/core/product'
import { quoteProduct } from '@kisscut/core/price'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DisplayPreferencesProvider } from '../../page/locale.tsx'
import { PlainChoices } from '../live/plain-choices.tsx'

const card: Package = {
  ...{ id: 'card', name: 'Backing card', enabled: true, noCustomerPreview: false },
  ...{ hasBackImage: true, frontUrl: '/front.svg', backUrl: '/back.svg' },
  sizes: [
    {
      ...{ id: 'card-4x6', name: '4 × 6', packageWidth: '4', packageHeight: '6' },
      ...{ minProductWidth: null, minProductHeight: null, maxProductWidth: null, maxProductHeight: null },
    },
  ],
}

function shown(pack: Package, { width = '2', isChosen = true } = {}) {
  const product = createProduct({
    ...{ name: 'Sticker', currency: 'USD', defaultWidth: '2', defaultHeight: '2', packages: [pack] },
    materials: [{ id: 'vinyl' }],
  })
  const packaging = isChosen ? { packageId: 'card', packageSizeId: 'card-4x6' } : null
  const sides = { width, height: '2', quantity: '1', options: [] }
  const configuration = { materialId: 'vinyl', ...sides, packaging }
  return renderToString(
    <DisplayPreferencesProvider preferences={{ unit: 'in', locale: 'en-US' }}>
      <PlainChoices
        product={product}
        configuration={configuration}
        quote={quoteProduct(product, configuration)}
      />
    </DisplayPreferencesProvider>,
  )
}

describe('the preview of a product in its package', () => {
  it('shows front and back by two radio buttons without a script (PACK-6, PACK-11)', () => {
    const html = shown(card)
    expect(html).not.toContain('printed as shown')
    expect(html).toContain('Backing card, 4 × 6 in, with your product on its front')
    expect(html).toContain('href="/front.svg"')
    expect(html.match(/name="package_face"/g)).toHaveLength(2)
    expect(html).toContain('href="/back.svg"')
  })

  it('has one side where the package has no back (PACK-6)', () => {
    const html = shown({ ...card, hasBackImage: false, backUrl: null })
    expect(html).toContain('href="/front.svg"')
    expect(html).not.toContain('package_face')
  })

  it('shows a product turned where it fits no other way (PACK-13)', () => {
    expect(shown(card)).not.toContain('rotate(90)')
    expect(shown(card, { width: '5' })).toContain('transform="translate(2 3) rotate(90)"')
  })

  it('is replaced by the reason where no package fits the product, with the sizes of each (PACK-15)', () => {
    expect(shown(card, { width: '7', isChosen: false })).toContain(
      'No package takes a product of 7 × 2 in, turned or not.',
    )
    expect(shown(card, { width: '7', isChosen: false })).toContain('Backing card: below 3.75 × 5.75 in')
    expect(shown(card, { isChosen: false })).not.toContain('No package')
    expect(shown({ ...card, enabled: false }, { width: '7', isChosen: false })).not.toContain('packaging')
  })

  it("is missing for a package without a preview, one that isn't chosen, and one that is too small (PACK-9, PACK-11)", () => {
    for (const html of [
      shown({ ...card, noCustomerPreview: true }),
      shown(card, { isChosen: false }),
      shown(card, { width: '9' }),
    ])
      expect(html).not.toContain('front.svg')
    expect(shown(card, { width: '9' })).toContain('The product no longer fits the available package sizes')
  })
})
