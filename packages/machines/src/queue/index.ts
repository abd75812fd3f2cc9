export { QUERY_DELAY, queueMachine } from './machine.ts'
