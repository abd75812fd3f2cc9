/** Texts for replacing a picture. */

export const head = 'Picture file'
export const replace = 'Replace the picture'
