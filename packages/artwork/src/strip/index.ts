export { STRIP_CORNERS, STRIP_SIDE, clipartElementId, stripDesign } from './strip-design.ts'
export type { Strip, StripClipart, StripText } from './strip-design.ts'
