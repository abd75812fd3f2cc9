export { CREW } from './crew.ts'
export { FAMILY } from './family.ts'
