export { figuresSeen, stripMachine } from './machine.ts'
export type { Carried, StripContext, StripEvent } from './machine.ts'
export type { StripFigure, StripWords, StripWork } from '@kisscut/artwork/strip'
