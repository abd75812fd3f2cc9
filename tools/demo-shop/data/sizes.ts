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

/** Every size any product comes in, each once; which one a product opens with is the product's to say. */
export const SIZES: readonly Size[] = [
  ...new Map(OFFERED.flat().map((side) => [sizeId(side), side])).values(),
].map(sizeOf)
