export { hasWords, stripOf } from './choices.ts'
export type { StripChoices, StripFigure, StripOffer, StripWords, StripWork } from './choices.ts'
export { STRIP_CORNERS, STRIP_SIDE, clipartElementId, stripDesign } from './strip-design.ts'
export type { Strip, StripClipart, StripText } from './strip-design.ts'
