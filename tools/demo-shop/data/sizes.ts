import type { NewRowOf, templateSize } from '@kisscut/records'
import { OFFERED } from './products.ts'
import { sizeId } from './products/listed.ts'

type Size = NewRowOf<typeof templateSize> & { id: string }

const sizeOf = (side: readonly [string, string], order: number): Size => ({
  id: sizeId(side),
  name: side.join(' × '),
  width: side[0],
  height: side[1],
  order,
})

/** Every size of any product, once; each product chooses its initial one. */
export const SIZES: readonly Size[] = [
  ...new Map(OFFERED.flat().map((side) => [sizeId(side), side])).values(),
].map(sizeOf)
