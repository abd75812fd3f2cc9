import type { ColorMapping } from '../product/types.ts'

export type { ColorMapping } from '../product/types.ts'

/** The material's colour a design colour is made in; the design colour itself where the map has no row for it. */
export function mappedColor(map: readonly ColorMapping[], designColorId: string): string {
  return map.find((row) => row.designColorId === designColorId)?.materialColorId ?? designColorId
}
