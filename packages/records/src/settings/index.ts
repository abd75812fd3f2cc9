export * from './settings.ts'
export { daysIn } from './kinds.ts'
