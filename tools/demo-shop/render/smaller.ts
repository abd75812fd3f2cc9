/** Widths in pixels of every picture's smaller versions, such as `name-480.avif`, with their qualities. */
export const SMALLER = [
  { pixels: 320, quality: 52 },
  { pixels: 480, quality: 48 },
  { pixels: 720, quality: 46 },
] as const
