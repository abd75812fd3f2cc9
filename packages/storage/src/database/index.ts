export * from './db.ts'
export * from './open-database.ts'
export * from './refusals.ts'
