/** Headings of blocks that nobody wrote one for. */

export const allOf = (name: string) => `All ${name.toLowerCase()}`
