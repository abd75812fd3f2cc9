import type { ProductPage } from '@kisscut/shop'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DisplayPreferencesProvider } from '../../page/locale.tsx'
import { FinalPackage } from './final-package.tsx'

const pageOf = (packaging: object | null, pack: object = {}, width = '2') =>
  ({
    product: {
      name: 'Stickers',
      optionSets: [],
      materials: [],
      packages: [
        {
          ...{
            id: 'card',
            name: 'Backing card',
            enabled: true,
            noCustomerPreview: false,
            hasBackImage: false,
          },
          ...{ frontUrl: '/front.svg', backUrl: null },
          sizes: [
            {
              ...{ id: 'card-4x6', name: '', packageWidth: '4', packageHeight: '6' },
              ...{
                minProductWidth: null,
                minProductHeight: null,
                maxProductWidth: null,
                maxProductHeight: null,
              },
            },
          ],
          ...pack,
        },
      ],
    },
    configuration: { width, height: '2', quantity: '1', materialId: 'vinyl', options: [], packaging },
    configured: {
      id: 'custom',
      userFile: {},
      design: { elements: [{}], sides: [{ id: 'front', name: 'Front' }] },
    },
  }) as unknown as ProductPage

const shown = (page: ProductPage) =>
  renderToString(
    <DisplayPreferencesProvider preferences={{ unit: 'in', locale: 'en-US' }}>
      <FinalPackage page={page} />
    </DisplayPreferencesProvider>,
  )

const CARD = { packageId: 'card', packageSizeId: 'card-4x6' }

describe('the chosen package on finalize (PACK-11)', () => {
  it('is drawn with the finished product on it, and says that it is printed as shown', () => {
    const html = shown(pageOf(CARD))
    expect(html).toContain('Backing card, 4 × 6 in, with your product on its front')
    expect(html).toContain('href="/front.svg"')
    expect(html).toContain('preview.png/?side=front')
    expect(html).toContain('The package is printed as shown here.')
    expect(html).not.toContain('rotate(90)')
  })

  it('shows a product turned where it fits no other way (PACK-13)', () => {
    expect(shown(pageOf(CARD, {}, '5'))).toContain('rotate(90)')
  })

  it('is missing where none is chosen, and for a package without a preview (PACK-9)', () => {
    expect(shown(pageOf(null))).toBe('')
    expect(shown(pageOf(CARD, { noCustomerPreview: true }))).toBe('')
  })
})
