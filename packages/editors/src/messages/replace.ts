/** Texts of another picture in the place of one. */

export const head = 'Picture file'
export const replace = 'Replace the picture'
