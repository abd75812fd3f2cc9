import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { address } from './index.ts'

const takes = (text: string) => address().safeParse(text).success

describe('an address field', () => {
  it('accepts a path of the shop, or another site by https', () => {
    for (const text of ['/files/a/b.svg', '/', 'https://example.com/a.png']) expect(takes(text)).toBe(true)
    for (const text of ['http://example.com/', 'a.svg', 'javascript:alert(1)', '/a b', ''])
      expect(takes(text)).toBe(false)
  })

  it('rejects a path that leads to another site', () => {
    const slashes = fc.array(fc.constantFrom('/', '\\'), { maxLength: 4 }).map((all) => all.join(''))
    fc.assert(
      fc.property(slashes, fc.stringMatching(/^[a-z./\\]{0,12}$/), (more, rest) => {
        const path = `/${more}${rest}`
        if (takes(path)) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
      }),
      { numRuns: 1000 },
    )
  })
})
