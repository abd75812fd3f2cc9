import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

const SHOP = 'https://shop.example'

describe('the address after signing in (ACC-6)', () => {
  it.each([
    ['/cart/', '/cart/'],
    ['/cart/?q=a%20b#total', '/cart/?q=a%20b#total'],
    ['/admin/orders/?page=2', '/admin/orders/?page=2'],
  ])('is the path %s', (next, path) => expect(safeNext(next)).toBe(path))

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'cart/',
    '',
    '/\u0000',
    '/\r\nset-cookie: a=b',
    `/${'a'.repeat(2000)}`,
  ])('is never %j', (next) => expect(safeNext(next)).toBeNull())

  it('never leaves the shop, whatever the address says', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      'evil.example',
      '%2f',
      '\t',
      '?',
      '#',
      'a',
    )
    const address = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((all) => `/${all.join('')}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(address, (next) => {
        const path = safeNext(next)
        expect(new URL(path ?? '/', SHOP).origin).toBe(SHOP)
      }),
      { numRuns: 2000 },
    )
  })
})
