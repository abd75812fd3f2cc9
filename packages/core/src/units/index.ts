export * from './messages.ts'
export * from './parse-length.ts'
export { inUnit, showLength, showSize } from './show-length.ts'
export { INCH_PLACES, type Unit, unitOfLocale, UNITS } from './unit.ts'
