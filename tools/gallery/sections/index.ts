import type { Section } from '../entry.ts'
import { clips } from './clips.ts'
import { codes } from './codes.ts'
import { contours } from './contours.ts'
import { cuts } from './cuts.ts'
import { designTools } from './design-tools.ts'
import { elements } from './elements.ts'
import { looks } from './looks.ts'
import { separations } from './plates.ts'
import { production } from './production.ts'
import { retouching } from './retouching.ts'
import { text } from './text.ts'
import { uploads } from './uploads.ts'

/** All sections of the gallery. */
export const SECTIONS: readonly Section[] = [
  elements,
  clips,
  text,
  codes,
  contours,
  cuts,
  looks,
  designTools,
  uploads,
  retouching,
  separations,
  production,
]
