const HEX = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A custom color as it is stored, `#rrggbb`; three digits are doubled; null when the text is no hex color. */
export function readHexColor(text: string): string | null {
  const typed = text.trim()
  if (!HEX.test(typed)) return null
  const digits = typed.replace('#', '').toLowerCase()
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** Relative luminance, 0 black to 1 white, of a `#rrggbb` color, as WCAG defines it. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black or white, whichever reads better on the color. */
export const inkOn = (color: string): '#000000' | '#ffffff' =>
  luminance(color) > 0.179 ? '#000000' : '#ffffff'

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
