import type { DieLineShape } from '@kisscut/artwork/die-line'
import type { Look } from '@kisscut/artwork/look'
import type { Lettering } from './lettering.ts'

/** A drawing of the demo shop, made by the project: no picture or letter in it comes from elsewhere. */
export interface DemoArtwork {
  readonly name: string
  /** Description for visitors who can't see it. */
  readonly alt: string
  /** Of its view box, which begins at 0, 0. */
  readonly width: number
  readonly height: number
  /** A suitable cut. */
  readonly dieLine: DieLineShape
  /** The material it was drawn for. */
  readonly look: Look
  /** SVG markup inside the view box. */
  draw(type: Lettering): string
}
