/** Names of the steps on a strip, for undo and redo. */

export const addFigure = 'Add a figure'
export const takeOff = 'Take a figure off'
export const moveFigure = 'Move a figure'
export const colorFigure = 'Color a figure'
export const changeWords = 'Change the words'
export const changeLetters = 'Change the letters'
export const changeColors = 'Change the colors'
