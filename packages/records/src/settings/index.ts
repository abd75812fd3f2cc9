export * from './settings.ts'
export { daysIn, originsIn } from './kinds.ts'
