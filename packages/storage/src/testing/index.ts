export { newPostgresDatabase } from './open-for-test.ts'
