/**
 * What welds lettering, measures it and lays its lines out: a chunk of its own, fetched after the editor is shown; nothing but
 * `load-knife.ts` may import it.
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
