export { inLanes } from './lanes.ts'
export { nest } from './nest.ts'
export type { Nested, Nesting, Piece, Stock } from './types.ts'
