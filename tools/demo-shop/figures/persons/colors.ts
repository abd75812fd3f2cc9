export const INK = '#2d2a32'
export const SKIN = { light: '#f2c7a5', warm: '#dfa67a', brown: '#a86f48', deep: '#7a4a30' } as const
export const HAIR = {
  black: '#2d2a32',
  brown: '#6b452e',
  auburn: '#a4502b',
  blond: '#e0b458',
  gray: '#a9a6a0',
} as const

/** Of clothes. */
export const [DENIM, TEAL, CORAL, MUSTARD, LEAF, PLUM, NAVY, SAND] = [
  '#4a6a9c',
  '#2f8a86',
  '#e2674a',
  '#e6a93a',
  '#5f8f4e',
  '#82507f',
  '#2f4465',
  '#d8c3a0',
]
