import { describe, expect, it } from 'vitest'
import { boundOf, entrySizes } from '../../sizes.mjs'

describe('what an entry adds to a page', () => {
  it('stays within its bound', async () => {
    const sizes = await entrySizes()
    expect(sizes.map(({ name }) => name)).toContain('price')
    const tooLarge = sizes.filter(({ name, gzipped }) => gzipped > boundOf(name))
    expect(tooLarge).toEqual([])
  })
})
