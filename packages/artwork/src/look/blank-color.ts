/** Fill and edge of what is not printed: backing and sheets. In a module of its own: a canvas draws no shadow. */
export const BLANK = 'fill="#fffdf8" stroke="#d8d0c4"'
