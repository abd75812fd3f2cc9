/** Texts of choosing a design to start from. */

export const startFrom = 'Start from a design'
export { startEmpty } from './design-tool.ts'
export const ours = 'As shown'
export const leftOut = (name: string, why: string) => `“${name}” is left out for shoppers: ${why}`
