export { shopDay } from './calendar.ts'
export { bandFor, productionTimes, shipDay, shipsInWords } from './production-times.ts'
export * from './types.ts'
