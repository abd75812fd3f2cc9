import type { Design } from './design.ts'

/** The version of stored designs that is written today. */
export const DESIGN_VERSION = 1

/** A design as it is stored and sent. */
export const designAsJson = (design: Design): object => ({ version: DESIGN_VERSION, ...design })
