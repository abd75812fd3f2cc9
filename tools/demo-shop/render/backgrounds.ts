/** Backgrounds of the pictures: paper in seven tints. */
export const BACKGROUNDS = {
  sand: ['#f1e9dc', '#e6dac6'],
  sage: ['#e6ede2', '#d3dfcf'],
  sky: ['#e3eaf0', '#cfdbe6'],
  lilac: ['#e9e5f2', '#d8d1e8'],
  rose: ['#f6e4e6', '#ecd0d4'],
  lemon: ['#f7efcf', '#ecdfae'],
  slate: ['#3a4550', '#242c35'],
} as const
export type Background = keyof typeof BACKGROUNDS

/** A drawing of the given size on a background with light from the top left. */
export function onBackground(background: Background, width: number, height: number, markup: string): string {
  const [light, dark] = BACKGROUNDS[background]
  return drawing(
    width,
    height,
    `<defs><radialGradient id="ground" cx="0.32" cy="0.22" r="1.05"><stop offset="0" stop-color="${light}"/><stop offset="0.45" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#ground)"/>${markup}`,
  )
}

/** A drawing without a background. */
export const drawing = (width: number, height: number, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`

/** A soft shadow of a closed path. */
export const softShadow = (path: string, dx: number, dy: number, blur: number, opacity: number): string => {
  const id = `soft${dx}${dy}${blur}`.replace(/\W/g, '')
  return (
    `<defs><filter id="${id}" x="-0.4" y="-0.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="${blur}"/></filter></defs>` +
    `<path d="${path}" transform="translate(${dx} ${dy})" fill="#2b2118" fill-opacity="${opacity}" filter="url(#${id})"/>`
  )
}

/** Path data of an upright rectangle with rounded corners. */
export const panel = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${x + radius} ${y}H${x + width - radius}Q${x + width} ${y} ${x + width} ${y + radius}V${y + height - radius}Q${x + width} ${y + height} ${x + width - radius} ${y + height}H${x + radius}Q${x} ${y + height} ${x} ${y + height - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`
