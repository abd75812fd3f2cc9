import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import type { Proofs } from '@kisscut/shop/ports/proofs'

const at = (minute: number) => new Date(Date.UTC(2027, 0, 4, 10, minute))

describe.each(ENGINES)('proofs on $name', ({ open }) => {
  let test: TestStorage
  let proofs: Proofs
  let other: Proofs
  beforeAll(async () => {
    test = await open()
    proofs = test.storage.proofs
    other = (await test.again()).proofs
  })
  afterAll(() => test.end())

  it('are numbered by product, with a new number whenever their content changes (PROD-4)', async () => {
    expect(await proofs.of('a', 'red', at(0))).toEqual({ version: 1, made: at(0) })
    expect(await other.of('a', 'red', at(1))).toEqual({ version: 1, made: at(0) })
    expect(await other.of('a', 'blue', at(2))).toEqual({ version: 2, made: at(2) })
    expect(await proofs.of('a', 'red', at(3))).toEqual({ version: 3, made: at(3) })
    expect(await proofs.of('b', 'red', at(4))).toEqual({ version: 1, made: at(4) })
  })

  it('get one number per change, however many calls run at once', async () => {
    await proofs.of('c', 'first', at(0))
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => (turn % 2 ? proofs : other).of('c', 'second', at(turn))),
    )
    expect(new Set(made.map(({ version }) => version))).toEqual(new Set([2]))
    expect(new Set(made.map((proof) => proof.made.getTime())).size).toBe(1)
  })
})
