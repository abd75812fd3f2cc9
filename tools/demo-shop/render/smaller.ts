/** Widths in pixels that every picture is kept in beside its full one, as `name-480.avif`, and how well each is kept. */
export const SMALLER = [
  { pixels: 320, quality: 52 },
  { pixels: 480, quality: 48 },
  { pixels: 720, quality: 46 },
] as const
