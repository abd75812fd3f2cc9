import type { Design } from './design.ts'

/** The version of newly stored designs. */
export const DESIGN_VERSION = 1

/** A design as stored and sent. */
export const designAsJson = (design: Design): object => ({ version: DESIGN_VERSION, ...design })
