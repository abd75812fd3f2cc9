/** What the shopper is told about artwork. */
export const ARTWORK_MESSAGES = {
  missing: 'Please upload your artwork first.',
  notDrawn:
    'We cannot open this kind of file here, so it cannot be printed. Please upload your artwork once more, as a PDF, SVG, PNG or JPEG.',
  needsChoice:
    'Your graphic prints at {dpi} dpi, below 72. Please choose whether we fix it or print it as it is.',
  notANumber: 'Invalid numeric value.',
  tooFarOut: 'The artwork lies outside of the product.',
  clipRadius: 'Please choose a radius between 0 and 50 percent.',
  notProduced: 'This product is made of one uploaded picture; this cannot be produced yet.',
  otherSize: 'The design has another size than the product.',
  tooManyFiles: 'You have uploaded many files. Please remove some you no longer need.',
  tooManyThisHour: 'You have uploaded many files in the last hour. Please try again a little later.',
  noBackground: {
    transparent: 'This picture has no background: it is transparent already.',
    uneven: 'We could not tell the background of this picture from its motif.',
    everything: 'Nothing of this picture would be left. Please try a lower tolerance.',
  },
  changedMeanwhile: 'The artwork has been changed meanwhile. Please look at it again.',
  elsewhere: 'This picture is not kept by the shop, so nothing can be made of it.',
  originalGone: 'The original was removed.',
  vectorAlready: 'This artwork is made of vectors already.',
  tolerance: 'Please choose a tolerance between 1 and 100.',
  colors: 'Please choose between 1 and 32 colors.',
  page: 'Please choose a page between 1 and {pages}.',
  box: 'Please choose a part that lies within the picture: from the left and width make 100 % at most, as do from the top and height.',
  instructionsTooLong: 'Please keep the instructions under {max} characters.',
} as const

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
