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

describe('what was made of the latest objects', () => {
  it('is made once for each object, and again for one that only looks like it', () => {
    const { make, made } = counted()
    const one = { id: 1 }
    expect(make(one)).toBe(make(one))
    expect(make({ id: 1 })).toEqual(make(one))
    expect(made).toHaveLength(2)
  })

  it('is right for any number of objects, in and out of memory', () => {
    const { make } = counted(4)
    const objects = Array.from({ length: 2000 }, object)
    expect([...objects, ...objects].every((each) => make(each).id === each.id)).toBe(true)
  })

  it('is remembered for as many as are wanted, and again after objects that come only once', () => {
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
