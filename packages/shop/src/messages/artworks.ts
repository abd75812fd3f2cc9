/** Messages about marketplace and stock-image products. */

export const byArtist = (artist: string, company: string) =>
  company === '' ? `By ${artist}.` : `By ${artist}, ${company}.`
export const keepsProduct = 'A configured product keeps its product.'
export const nothingToRemove = 'A drawing has no background to remove.'
export const notDrawn = 'This picture can’t be shown at the moment.'
export const artistNotFound = 'This artist is not here.'
export const libraryUnreachable = (library: string) =>
  `${library} can’t be reached at the moment. Please try again later.`
export const noSuchPicture = 'The library has no such picture.'
export const workNotFound = 'This work is not here.'
export const nameMissing = 'Please name the work.'
export const baseNotFound = 'Please choose what it is printed on.'
export const categoryNotFound = 'Please choose a category of the list.'
export const workNotDrawn = 'This file can’t be drawn as a product. Please send it as PNG, JPEG, WebP or SVG.'
export const tooLong = (most: number) => `Please use at most ${most} characters.`
export const tooManyWorks = (most: number) => `An artist can have ${most} works at most.`
