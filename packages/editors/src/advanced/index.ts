export type * from '../design-tools/types.ts'
