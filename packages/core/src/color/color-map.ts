import type { ColorMapping } from '../product/types.ts'

export type { ColorMapping } from '../product/types.ts'

/** The material's color a design color is made in; the design color itself where the map has no row for it. */
export function mappedColor(map: readonly ColorMapping[], designColorId: string): string {
  return map.find((row) => row.designColorId === designColorId)?.materialColorId ?? designColorId
}
