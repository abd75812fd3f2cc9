// Messages about lettering: text for cut vinyl.

export const lettersOnly = 'Lettering is cut from film, letter by letter. Only text can be part of it.'
export const oneSide = 'Lettering has one side.'
export const sameOnEachPiece = 'Lettering is the same on every piece. Please choose “The same on each piece”.'
export const noOutline = 'Letters cut from film have no outline. Please remove it.'
export const noLetters = 'Please type what your lettering says.'
export const tooMuch = (letters: number, length: string) =>
  `This line is more than we can cut at once. Lettering can have up to ${letters} letters, each line up to ${length} long.`
