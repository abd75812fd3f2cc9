export type { Ending } from './protocol.ts'
export type { ProcessOptions } from './options.ts'
export { openPool, type Pool } from './pool.ts'
export { serveTasks, type Task } from './serve.ts'
