export * from './db.ts'
export * from './open-database.ts'
export * from './prepared.ts'
export * from './conflicts.ts'
