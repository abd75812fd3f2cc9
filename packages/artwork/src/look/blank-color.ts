/** Fill and edge of unprinted areas: backing and sheets. In its own module, so that a canvas does not load the shadow. */
export const BLANK = 'fill="#fffdf8" stroke="#d8d0c4"'
