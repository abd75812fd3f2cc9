import { describe, expect, it } from 'vitest'
import { revisionStated } from './revision.ts'

const stated = (tag?: string) =>
  revisionStated(
    new Request('https://shop.example/', { headers: tag === undefined ? {} : { 'if-match': tag } }),
  )

describe('the revision that `If-Match` states (API-23)', () => {
  it('is that of its tag; none is stated without the header, or by *', () => {
    expect([stated('"7"'), stated(' "12" ')]).toEqual([7, 12])
    expect([stated(), stated('*')]).toEqual([undefined, undefined])
  })

  it('fits no row where the tag is no revision', () => {
    for (const tag of ['7', 'W/"7"', '"seven"', '"7", "8"', '']) expect(stated(tag), tag).toBe(-1)
  })
})
