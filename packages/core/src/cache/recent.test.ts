import { describe, expect, it } from 'vitest'
import { recent } from './recent.ts'

const counted = (most?: number) => {
  const made: object[] = []
  const make = recent((of: { readonly id: number }) => {
    made.push(of)
    return { id: of.id }
  }, most)
  return { make, made }
}
const object = (_: unknown, id: number) => ({ id })

describe('a cache of results by object', () => {
  it('computes once per object, and again for an equal copy', () => {
    const { make, made } = counted()
    const one = { id: 1 }
    expect(make(one)).toBe(make(one))
    expect(make({ id: 1 })).toEqual(make(one))
    expect(made).toHaveLength(2)
  })

  it('returns the right result for any number of objects, cached or not', () => {
    const { make } = counted(4)
    const objects = Array.from({ length: 2000 }, object)
    expect([...objects, ...objects].every((each) => make(each).id === each.id)).toBe(true)
  })

  it('retains the most recent results, despite objects used only once', () => {
    const { make, made } = counted(3)
    const few = Array.from({ length: 3 }, object)
    for (let i = 0; i < 10; i += 1) few.forEach(make)
    expect(made).toHaveLength(3)
    Array.from({ length: 5000 }, object).forEach(make)
    const before = made.length
    for (let i = 0; i < 100; i += 1) few.forEach(make)
    expect(made.length - before).toBeLessThan(150)
  })
})
