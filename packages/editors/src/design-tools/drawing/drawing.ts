/**
 * Code that draws and measures a design: HarfBuzz, codes and geometry. A separate chunk, loaded after the editor itself is shown; only
 * `load-drawing.ts` may import it.
 */
export {
  asFractions,
  designRenderer,
  designScene,
  drawText,
  emSizeOf,
  fittedText,
  shapePath,
} from '@kisscut/artwork/design-scene'
export { findingsOf, fixOf, recordFindings, smallestCode } from '@kisscut/artwork/measure'
export { openFace } from '@kisscut/artwork/open-face'
export { capHeightOf, fittingPathScale, isTrack, setLine, sizeForCapHeight } from '@kisscut/artwork/text'
export { bleedOutline, safeArea } from '@kisscut/artwork/die-line'
export { codeProblem } from './code-problem.ts'
