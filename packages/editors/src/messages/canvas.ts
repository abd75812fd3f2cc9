/** Texts of the canvas in every editor. */

export const history = 'History'
export const undo = 'Undo'
export const redo = 'Redo'

export const zoom = 'Zoom'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const zoomPercent = 'Zoom, percent of actual size'
export const percent = (figure: number) => `${figure}%`
export const trueSize = 'Actual size'
export const oneToOne = '1:1'
export const showAll = 'Zoom to fit'
