import { expect, it } from 'vitest'
import { withQ } from './carried-query.ts'

it('withQ keeps the parameters an address already has (CART-1)', () => {
  expect(withQ('/p/dog/edit/', 'paw print')).toBe('/p/dog/edit/?q=paw+print')
  expect(withQ('/clipart/p/dog/?configured=c1', 'a&b')).toBe('/clipart/p/dog/?configured=c1&q=a%26b')
  expect(withQ('/p/dog/edit/', null)).toBe('/p/dog/edit/')
})
