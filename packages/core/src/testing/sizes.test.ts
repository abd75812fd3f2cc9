import { describe, expect, it } from 'vitest'
import { boundOf, entrySizes } from '../../sizes.mjs'

describe('the size of an entry on a page', () => {
  it('stays within its limit', async () => {
    const sizes = await entrySizes()
    expect(sizes.map(({ name }) => name)).toContain('price')
    const tooLarge = sizes.filter(({ name, gzipped }) => gzipped > boundOf(name))
    expect(tooLarge).toEqual([])
  })
})
