/** What the shopper is told about artwork; the specification is silent on these, the words are ours. */
export const ARTWORK_MESSAGES = {
  missing: 'Please upload your artwork first.',
  needsChoice:
    'Your graphic prints at {dpi} dpi, below 72. Please choose whether we fix it or print it as it is.',
  notANumber: 'Invalid numeric value.',
  tooFarOut: 'The artwork lies outside of the product.',
  tooManyFiles: 'You have uploaded many files. Please remove some you no longer need.',
  tooManyThisHour: 'You have uploaded many files in the last hour. Please try again a little later.',
  instructionsTooLong: 'Please keep the instructions under {max} characters.',
} as const

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
