import { decimal } from '../geometry/index.ts'

/** The roughness of a surface: SVG's fractal noise of {@link NOISE_SEED}, of which the alpha channel is used. */
export interface Noise {
  readonly name: string
  /** Waves along and across the sheet to the surface's unit. */
  readonly waves: readonly [number, number]
  readonly octaves: number
  /** Alpha is `slope` times the noise (0–1) plus `offset`, at four decimals. */
  readonly slope: number
  readonly offset: number
}

export const NOISE_SEED = 7

/** The shape's own color broken up into specks; `strength` is their opacity. */
export const grain = (strength: number): Noise => ({
  name: 'grain',
  waves: [190, 190],
  octaves: 3,
  slope: strength * 4,
  offset: -strength * 1.6,
})

/** The same, drawn out along the sheet: the lines of brushed metal. */
export const BRUSHED: Noise = { name: 'brush', waves: [7, 120], octaves: 4, slope: 1.6, offset: -0.55 }

/** Short fibres and flecks, as pulp leaves them. */
export const FIBRES: Noise = { name: 'fibres', waves: [70, 170], octaves: 5, slope: 2.2, offset: -0.9 }

/** The filter that breaks a shape's color up, named after the noise. */
export function noiseFilter(
  id: string,
  unit: number,
  { name, waves, octaves, slope, offset }: Noise,
): string {
  const [along, across] = waves.map((wave) => decimal(wave / unit))
  const frequency = along === across ? along : `${along} ${across}`
  return (
    `<filter id="${id}-${name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${NOISE_SEED}" result="n"/>` +
    `<feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${decimal(slope)} ${decimal(offset)}" result="a"/>` +
    `<feComposite in="SourceGraphic" in2="a" operator="in"/></filter>`
  )
}
