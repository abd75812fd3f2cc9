import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Cyan, magenta, yellow and black in percent. */
export type Cmyk = readonly [number, number, number, number]

/** The press profile that colors are separated for, named in a file's output intent. */
export interface PressProfile {
  readonly name: string
  /** The ICC profile, deflated. */
  readonly icc: Uint8Array
  /** The ink for an sRGB color (0–255) by the same transform as pictures; black stays pure black. */
  ink(red: number, green: number, blue: number): Cmyk
}

const STEPS = 33
const STEP = 255 / (STEPS - 1)

/** Converts a picture to CMYK with sharp's built-in profile (“Chemical proof”, public domain). */
export const separated = (picture: Sharp): Sharp => picture.withIccProfile('cmyk', { attach: false })

/** Loads the profile and builds its lookup table, once per process. */
export async function openPressProfile(): Promise<PressProfile> {
  const grid = new Uint8Array(STEPS ** 3 * 3)
  for (let at = 0; at < STEPS ** 3; at++) {
    grid[at * 3] = Math.round(Math.floor(at / STEPS ** 2) * STEP)
    grid[at * 3 + 1] = Math.round((Math.floor(at / STEPS) % STEPS) * STEP)
    grid[at * 3 + 2] = Math.round((at % STEPS) * STEP)
  }
  const raw = { width: STEPS ** 2, height: STEPS, channels: 3 } as const
  const table = await separated(sharp(grid, { raw })).raw().toBuffer()
  const carrier = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await carrier.withIccProfile('cmyk').tiff().toBuffer()).metadata()
  if (!icc) throw new Error('The press profile could not be read.')
  return {
    name: 'Chemical proof',
    icc: deflateSync(icc),
    ink: (red, green, blue) => inkFrom(table, red, green, blue),
  }
}

/** Trilinear interpolation in the lookup table. */
function inkFrom(table: Uint8Array, red: number, green: number, blue: number): Cmyk {
  if (red === 0 && green === 0 && blue === 0) return [0, 0, 0, 100]
  const ink = [0, 0, 0, 0]
  const axes = [red, green, blue].map((value) => {
    const at = Math.max(0, Math.min(255, value)) / STEP
    const low = Math.min(STEPS - 2, Math.floor(at))
    return { low, part: at - low }
  }) as [Axis, Axis, Axis]
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1
    let index = 0
    axes.forEach(({ low, part }, axis) => {
      const high = (corner >> axis) & 1
      weight *= high ? part : 1 - part
      index = index * STEPS + low + high
    })
    for (let plate = 0; plate < 4; plate++)
      ink[plate] = (ink[plate] ?? 0) + (weight * (table[index * 4 + plate] ?? 0)) / 2.55
  }
  const [c = 0, m = 0, y = 0, k = 0] = ink.map((value) => Math.round(value * 10) / 10)
  return [c, m, y, k]
}

interface Axis {
  readonly low: number
  readonly part: number
}
