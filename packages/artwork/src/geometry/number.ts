/** A number in SVG syntax: at most `places` decimals, no exponent, no minus zero; the same text on every machine. */
export function decimal(value: number, places = 4): string {
  const factor = 10 ** places
  const rounded = Math.round(value * factor) / factor
  if (rounded === 0) return '0'
  const text = rounded.toFixed(places)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
