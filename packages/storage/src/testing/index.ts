export { newPostgresDatabase } from './open-for-test.ts'
export { oneAtATime } from './one-at-a-time.ts'
