/** Texts of the choice of sample designs. */

export const startFrom = 'Start from a design'
export const startEmpty = 'Start empty'
export const ours = 'As shown'
export const leftOut = (name: string, why: string) => `“${name}” is left out for shoppers: ${why}`
