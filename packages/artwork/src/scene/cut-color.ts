/**
 * Magenta, the trade's usual color of cut lines. In its own module, so that a page can use it without loading the drawing code.
 */
export const CUT_COLOR = '#d6006c'
