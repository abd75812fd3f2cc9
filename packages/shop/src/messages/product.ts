/** Messages about configuring, saving and finalizing a product. */

export const color = 'Color'
export const films = 'Film'
export const border = 'Border'
export const flexCut = 'Flex cut'
export const reverseCut = 'Reverse cut'
export const packaging = (name: string) => `Retail packaging: ${name}`
export const lowResolution = 'Low resolution'
export const proof = 'Proof'
export const cutLine = 'Cut line'
export const notes = 'Notes'
export const chargedOnce = 'Charged once'
export const words = 'Words'
export const wordsAt = (words: string, isAbove: boolean) =>
  isAbove ? `${words} (above the figures)` : `${words} (below the figures)`

export const notAvailable = 'This product is not available.'
export const materialNotAvailable = 'This material is not available.'
export const keepsTemplate = 'A configured product keeps its template.'
export const tooManyOptions = 'Too many options.'
export const tooManyUnfinished = 'You have too many unfinished products. Please remove some first.'
export const instructionsTooLong = (max: number) => `Please keep the instructions under ${max} characters.`
export const changedMeanwhile = 'The artwork has changed in the meantime. Please check it again.'
export const changedElsewhere =
  'This product has changed since you loaded it. Check it again before you change or order it.'
