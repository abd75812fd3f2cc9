/** Texts of the lettering editor. */

export const loading = 'Loading letters…'
export const notFetched = 'This couldn’t be loaded just now. Your words are kept; try again in a moment.'
export const lettersOnly = 'Lettering is made of text alone, on one side.'
/** Messages about pasted content. */
export const leftOut = {
  others: 'Only text was pasted: lettering is made of text alone.',
  outlines: 'Outlines were left out: lettering is cut, not printed.',
  varying: 'The first words were pasted: lettering is the same on each piece.',
  colors: 'The color of the line above was used: each line is cut from a film.',
} as const
export const linesHead = 'Lines'
export const lineNumber = (number: number) => `Line ${number}`
export const editLine = (name: string) => `Edit ${name.toLowerCase()}`
export const firstLine = 'Your text'
export const addLine = 'Add a line'
export const arrange = (name: string) => `Arrange ${name.toLowerCase()}`
export const lineActions = {
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Delete',
} as const

export const capHeight = 'Capital height'
export const tooTall = 'We can’t cut letters this tall.'
export const tracking = 'Letter spacing'
export const shape = 'Shape'
export const shapes = {
  straight: 'Straight',
  arc: 'Arc',
  wave: 'Wave',
  hill: 'Hill',
  rise: 'Rising',
} as const
export const ownPath = 'A path of its own'
export const curve = 'Curve'
export const degrees = (degrees: number) => `${degrees}°`
export const film = 'Film color'
export const measured = 'Measured size:'
export const notMeasured = 'more than we can cut at once'
export const more = 'Export, import and keys'

export const checksHead = 'Before cutting'
export const allClear = 'Everything looks ready to cut.'
export const toLookAt = (count: number) =>
  count === 1 ? '1 thing to look at before cutting' : `${count} things to look at before cutting`
export const makeTall = (height: string) => `Make it ${height} tall`

const quoted = (letters: readonly string[]) =>
  letters.length === 0 ? 'Its letters' : letters.map((letter) => `“${letter}”`).join(', ')

export const findings = {
  'thin-part': (name: string, letters: readonly string[], wanted: string) =>
    `${name}: ${quoted(letters)} have parts too thin to cut (under ${wanted}).`,
  'small-counter': (name: string, letters: readonly string[], wanted: string) =>
    `${name}: ${quoted(letters)} have holes too small to weed (under ${wanted}).`,
  'narrow-gap': (name: string, letters: readonly string[], wanted: string) =>
    `${name}: ${quoted(letters)} stand too close to weed between (under ${wanted}).`,
  'small-piece': (name: string, letters: readonly string[], wanted: string) =>
    `${name}: ${quoted(letters)} have pieces so small that they come off (under ${wanted}).`,
  'missing-letters': (name: string, letters: readonly string[], font: string) =>
    `${name}: ${font} doesn’t have ${letters.map((letter) => `“${letter}”`).join(', ')}.`,
  'font-missing': (name: string) => `${name}: its font is no longer available. Choose another one.`,
  'no-letters': (name: string) => `${name} has no letters that can be cut.`,
  'too-much': (name: string) => `${name} is more than we can cut at once. Shorten it, or make it smaller.`,
} as const
