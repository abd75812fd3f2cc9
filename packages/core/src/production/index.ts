export * from './calendar.ts'
export * from './production-times.ts'
