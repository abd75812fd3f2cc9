/** Magenta is the color of every cut line in the trade. In a module of its own: a page that needs it draws no sticker. */
export const CUT_COLOR = '#d6006c'
