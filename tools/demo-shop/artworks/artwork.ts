import type { DieLineShape } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import type { Lettering } from './lettering.ts'

/** A drawing of the demo shop, made by the project: no picture and no letter of it comes from elsewhere. */
export interface DemoArtwork {
  readonly name: string
  /** What it shows, for those who do not see it. */
  readonly alt: string
  /** Of its viewBox, which begins at 0, 0. */
  readonly width: number
  readonly height: number
  /** The cut that suits it. */
  readonly dieLine: DieLineShape
  /** The material it was drawn for. */
  readonly look: Look
  /** SVG markup inside of the viewBox. */
  draw(type: Lettering): string
}
