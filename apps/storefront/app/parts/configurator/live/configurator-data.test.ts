import { describe, expect, it } from 'vitest'
import { expanded, type Compact } from './compact.ts'
import {
  blocksOf,
  type ConfiguratorData,
  dataOf,
  PRODUCT_DATA_ID,
  TOOL_DATA_ID,
} from './configurator-data.ts'

const page = {
  product: { id: 'p', name: '</script><!--', productClass: 'clipart' },
  configuration: { quantity: '100' },
  configured: null,
  currency: 'USD',
} as unknown as ConfiguratorData

type Texts = Readonly<Record<string, string | null>>
const read = (texts: Texts) => dataOf<{ page: ConfiguratorData; more?: object }>((id) => texts[id], ['more'])

describe('the data of a product page', () => {
  it("are read as written, whatever the product's name (PAGE-8)", () => {
    const blocks = blocksOf({ page, more: {} } as never, null)
    expect(Object.values(blocks).join('')).not.toContain('<')
    expect(read(blocks)).toEqual({ page, more: {} })
  })

  it('have base product, configured product and currency in a block of their own, the same for every class (PAGE-8)', () => {
    const start = { id: 'c', revision: 2, isInCart: false }
    const blocks = blocksOf({ page, start } as never, start)
    const configured = { id: 'c', productClass: 'clipart', productId: 'p', revision: 2 }
    expect(JSON.parse(blocks[PRODUCT_DATA_ID])).toEqual({
      product: page.product,
      configured,
      currency: 'USD',
    })
    expect(expanded(JSON.parse(blocks[TOOL_DATA_ID]) as Compact)).toEqual({
      page: { configuration: page.configuration },
      start,
    })
  })

  it.each([
    [null, '{"data":{"page":{"configuration":{}},"more":{}},"shared":[]}'],
    ['{"product":{}}', null],
    ['{"product":{}}', '{'],
    ['[]', '{"data":{"page":{"configuration":{}},"more":{}},"shared":[]}'],
    ['{"product":{}}', '{"data":{"more":{}},"shared":[]}'],
    ['{"product":{}}', '{"data":{"page":{"configuration":{}}},"shared":[]}'],
  ])('are null when the blocks contain %j and %j', (product, tool) => {
    expect(read({ [PRODUCT_DATA_ID]: product, [TOOL_DATA_ID]: tool })).toBeNull()
  })
})
