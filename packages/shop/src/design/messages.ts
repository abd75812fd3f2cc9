import { VECTORIZE_COLORS } from '@kisscut/core/vectorize'
/** What the shopper is told about artwork. */
export const ARTWORK_MESSAGES = {
  missing: 'Please upload your artwork first.',
  notDrawn:
    'We can’t open this kind of file, so we can’t print it. Please upload your artwork again as a PDF, SVG, PNG or JPEG.',
  needsChoice: 'Your graphic prints at {dpi} dpi, below 72. Choose whether we fix it or print it as is.',
  notANumber: 'Invalid numeric value.',
  tooFarOut: 'Your artwork is outside the product.',
  larger:
    'This cut comes out at {finished} in and has to stay within the {ordered} in you ordered. Please make the artwork fit, or order a larger size.',
  smaller:
    'This cut comes out at {finished} of the {ordered} you pay for. Order it at its own size for {total} instead of {instead}.',
  clipRadius: 'Please choose a radius between 0 and 50 percent.',
  notProduced: 'This product is made from one uploaded picture. This design can’t be produced yet.',
  otherSize: 'The design is not the size of the product.',
  tooManyFiles: 'You have uploaded many files. Please remove some you no longer need.',
  tooManyThisHour: 'You have uploaded many files in the last hour. Please try again a little later.',
  noBackground: {
    transparent: 'The background is already transparent.',
    uneven: 'We couldn’t tell the background from the artwork.',
    everything: 'Nothing would be left of this picture. Try a lower tolerance.',
  },
  changedMeanwhile: 'The artwork has changed in the meantime. Please check it again.',
  changedElsewhere:
    'This product has changed since you loaded it. Check it again before you change or order it.',
  elsewhere: 'This picture isn’t one of this shop’s files.',
  originalGone: 'The original was removed.',
  vectorAlready: 'This artwork is already a vector.',
  tolerance: 'Please choose a tolerance between 1 and 100.',
  colors: `Please choose between ${VECTORIZE_COLORS.least} and ${VECTORIZE_COLORS.most} colors.`,
  page: 'Please choose a page between 1 and {pages}.',
  box: 'Choose a part inside the picture: left plus width, and top plus height, can be 100% at most.',
  instructionsTooLong: 'Please keep the instructions under {max} characters.',
} as const

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
