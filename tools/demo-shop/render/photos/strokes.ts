export const WIDTH = 1600
export const HEIGHT = 1200

type Stop = readonly [at: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')

export const across = (id: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x2="1" y2="0">${stops(list)}</linearGradient>`
export const down = (id: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`
export const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${by}"/></filter>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
export const shape = (path: string, fill: string, more = '') => `<path d="${path}" fill="${fill}" ${more}/>`
export const line = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
