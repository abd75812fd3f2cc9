/** One row of a material's colour map: what a design colour becomes on that material. Spec §3 Template material. */
export interface ColorMapping {
  readonly designColorId: string
  readonly materialColorId: string
}

/** The material's colour a design colour is made in; the design colour itself where the map has no row for it. */
export function mappedColor(map: readonly ColorMapping[], designColorId: string): string {
  return map.find((row) => row.designColorId === designColorId)?.materialColorId ?? designColorId
}
