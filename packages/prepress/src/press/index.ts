export { createPress, type Press } from './press.ts'
export { pressTasks } from './tasks.ts'
