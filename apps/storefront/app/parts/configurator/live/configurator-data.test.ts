import { describe, expect, it } from 'vitest'
import { encodedData, readData, type ConfiguratorData } from './configurator-data.ts'

describe('the product-data block', () => {
  const block = {
    product: { id: 'p', name: '</script><!--' },
    configuration: { quantity: '100' },
    configured: null,
  }

  it('gives what was written, whatever the product is called (PAGE-8)', () => {
    const text = encodedData(block as unknown as ConfiguratorData)
    expect(text).not.toContain('<')
    expect(readData(text)).toEqual(block)
  })

  it.each([[null], [''], ['{'], ['[]'], ['{}'], ['{"product":{}}']])(
    'is missing when it reads %j',
    (text) => {
      expect(readData(text)).toBeNull()
    },
  )
})
