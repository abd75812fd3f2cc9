import type { MadeOf, ReadUseCases } from '@kisscut/shop'

interface MadeIn extends MadeOf {
  readonly version: number
}

/** The reads of a shop whose pages depend only on its version. */
export const readsByVersion = (version: () => number | Promise<number>): ReadUseCases => ({
  noted: async (make) => {
    const madeOf: MadeIn = { bytes: 0, version: await version() }
    return { value: await make(), madeOf }
  },
  isSame: (madeOf) => {
    const now = version()
    const isIn = (each: number) => (madeOf as MadeIn).version === each
    return now instanceof Promise ? now.then(isIn, () => false) : isIn(now)
  },
})
