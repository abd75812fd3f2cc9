import { describe, expect, it } from 'vitest'
import { pageMeta } from './meta.ts'

const canonicalOf = (path: string) =>
  pageMeta({ matches: [], title: '', description: '', publicUrl: 'https://shop.example', path }).find(
    (each) => 'rel' in each && each['rel'] === 'canonical',
  )

describe('the canonical address of a page', () => {
  it("is its path in the shop, or the owner's address for it", () => {
    expect(canonicalOf('/cart/')).toMatchObject({ href: 'https://shop.example/cart/' })
    expect(canonicalOf('/cart?page=2')).toMatchObject({ href: 'https://shop.example/cart/?page=2' })
    expect(canonicalOf('https://other.example/')).toMatchObject({ href: 'https://other.example/' })
  })
})
