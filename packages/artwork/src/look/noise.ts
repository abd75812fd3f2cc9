import { decimal } from '../geometry/index.ts'

/** Roughness of a surface: the alpha channel of SVG's fractal noise with {@link NOISE_SEED}. */
export interface Noise {
  readonly name: string
  /** Waves per surface unit, along and across the sheet. */
  readonly waves: readonly [number, number]
  readonly octaves: number
  /** Alpha is `slope` times the noise (0–1) plus `offset`, at four decimals. */
  readonly slope: number
  readonly offset: number
}

export const NOISE_SEED = 7

/** Specks in the shape's own color; `strength` is their opacity. */
export const grain = (strength: number): Noise => ({
  name: 'grain',
  waves: [190, 190],
  octaves: 3,
  slope: strength * 4,
  offset: -strength * 1.6,
})

/** Grain stretched along the sheet: brushed metal. */
export const BRUSHED: Noise = { name: 'brush', waves: [7, 120], octaves: 4, slope: 1.6, offset: -0.55 }

/** Short fibers and flecks of paper pulp. */
export const FIBRES: Noise = { name: 'fibres', waves: [70, 170], octaves: 5, slope: 2.2, offset: -0.9 }

/** The filter that applies the noise to a shape's color, named after it. */
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
