/**
 * Code that welds and measures lettering and lays out its lines: a separate chunk, loaded after the editor is shown; only `load-knife.ts`
 * may import it.
 */
export {
  LINE_PATHS,
  addedLine,
  bendAlong,
  changedLine,
  filmsOf,
  fittedLettering,
  letteringFindings,
  linesInOrder,
  movedLine,
  shapeOfPath,
  withinLimits,
  withoutLine,
} from '@kisscut/artwork/lettering'
