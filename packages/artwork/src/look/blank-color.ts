/** Fill and edge of unprinted areas: backing and sheets. In its own module, because a canvas draws no shadow. */
export const BLANK = 'fill="#fffdf8" stroke="#d8d0c4"'
