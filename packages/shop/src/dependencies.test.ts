import { describe, expect, expectTypeOf, it } from 'vitest'
import { sweepItems } from './cart/sweep-items.ts'
import type { Deps, DepsOf } from './dependencies.ts'
import type { Clock } from './ports/clock.ts'
import type { SoldItems } from './ports/sold-items.ts'
import type { Storage } from './ports/storage.ts'

describe('Deps', () => {
  it('is the named dependencies, and of a dependency with parts those alone', () => {
    expectTypeOf<Deps<'now' | 'storage.records' | 'storage.carts'>>().toEqualTypeOf<{
      readonly now: Clock
      readonly storage: Pick<Storage, 'records' | 'carts'>
    }>()
  })

  it('is everything that several functions need, by DepsOf', () => {
    type First = (deps: Deps<'now'>) => Date
    type Second = (deps: Deps<'storage.carts'>, name: string) => string
    expectTypeOf<DepsOf<First | Second>>().toEqualTypeOf<Deps<'now'> & Deps<'storage.carts'>>()
    expectTypeOf<DepsOf<First>>().not.toExtend<Deps<'storage.carts'>>()
  })
})

describe('A use case', () => {
  it('is built of the parts it names and no others', async () => {
    const soldItems = { removeUnused: async () => 3 } as unknown as SoldItems
    const sweep = sweepItems({ storage: { soldItems }, now: () => new Date(0) })
    await expect(sweep()).resolves.toBe(3)
  })
})
