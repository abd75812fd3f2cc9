export { bandFor, productionTimes, shipsInWords } from './production-times.ts'
export * from './types.ts'
