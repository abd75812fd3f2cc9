export { bandFor, productionTimes } from './production-times.ts'
export * from './types.ts'
