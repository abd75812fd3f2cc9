export { FINDINGS, THINNEST_STROKE } from './finding.ts'
export type { Finding, FindingCode } from './finding.ts'
export { FIXES, fixOf } from './fix.ts'
export type { Fix, FixName } from './fix.ts'
export {
  boundsOfElement,
  colorIdsOf,
  colorsUsed,
  dpiOf,
  findingsOf,
  findingsOn,
  textFindings,
  thinnestStroke,
} from './measure.ts'
export { coverageOf } from './coverage.ts'
export { smallestCode } from './code-size.ts'
export { recordFindings } from './records.ts'
export type { RecordFinding, RecordFindingCode } from './records.ts'
