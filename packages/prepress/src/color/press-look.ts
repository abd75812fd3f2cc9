import sharp from 'sharp'
import { screenColorsLike } from './screen-colors-like.ts'

/**
 * Points of the tables along each channel. `look` needs more: colors out of gamut are clipped, and a coarse table would be wrong
 * where clipping begins.
 */
const STEPS = { look: 65, match: 33 }

/** Changes RGBA pixels to their look in print; alpha is unchanged. */
export type PressLook = (rgba: Uint8Array) => Uint8Array

let look: Promise<PressLook> | undefined

/** The look of colors in print (PROD-7): converted to the press profile and back, by a table made once per process. */
export const pressLook = (): Promise<PressLook> => (look ??= openPressLook())

async function openPressLook(): Promise<PressLook> {
  const grid = screenColors(STEPS.look)
  const raw = { width: STEPS.look ** 2, height: STEPS.look, channels: 3 } as const
  const onPress = await sharp(grid, { raw })
    .withIccProfile('cmyk', { attach: true })
    .tiff({ compression: 'none' })
    .toBuffer()
  return lookFrom(
    STEPS.look,
    await sharp(onPress).toColourspace('srgb').removeAlpha().raw({ depth: 'uchar' }).toBuffer(),
  )
}

let match: Promise<PressLook> | undefined

/**
 * The inverse: changes RGBA pixels to the screen colors that look most like them in print; alpha is unchanged. The table is made
 * once per process.
 */
export const printMatch = (): Promise<PressLook> =>
  (match ??= pressLook().then((look) =>
    lookFrom(STEPS.match, screenColorsLike(screenColors(STEPS.match), look)),
  ))

/** The screen colors at the nodes of a table, three bytes each. */
function screenColors(steps: number): Uint8Array {
  const grid = new Uint8Array(steps ** 3 * 3)
  for (let at = 0; at < steps ** 3; at++)
    grid.set(
      [Math.floor(at / steps ** 2), Math.floor(at / steps) % steps, at % steps].map((n) =>
        Math.round((n * 255) / (steps - 1)),
      ),
      at * 3,
    )
  return grid
}

/** Interpolates between the eight nodes of the table around a color. */
const lookFrom = (steps: number, table: Uint8Array): PressLook => {
  const step = 255 / (steps - 1)
  // Offsets of the neighboring nodes along red, green and blue.
  const [nextRed, nextGreen, nextBlue] = [3 * steps ** 2, 3 * steps, 3]
  const cell = (value: number) => Math.min(steps - 2, Math.floor(value / step))
  return (rgba) => {
    const result = Uint8Array.from(rgba)
    for (let at = 0; at < rgba.length; at += 4) {
      if (rgba[at + 3] === 0) continue
      const red = rgba[at]!
      const green = rgba[at + 1]!
      const blue = rgba[at + 2]!
      const isAsBefore =
        at > 0 &&
        rgba[at - 1] !== 0 &&
        red === rgba[at - 4] &&
        green === rgba[at - 3] &&
        blue === rgba[at - 2]
      if (isAsBefore) {
        result.copyWithin(at, at - 4, at - 1)
        continue
      }
      const r = cell(red)
      const g = cell(green)
      const b = cell(blue)
      const x = red / step - r
      const y = green / step - g
      const z = blue / step - b
      const from = r * nextRed + g * nextGreen + b * nextBlue
      for (let channel = from; channel < from + 3; channel++) {
        const darker = mixed(
          mixed(table[channel]!, table[channel + nextBlue]!, z),
          mixed(table[channel + nextGreen]!, table[channel + nextGreen + nextBlue]!, z),
          y,
        )
        const lighter = mixed(
          mixed(table[channel + nextRed]!, table[channel + nextRed + nextBlue]!, z),
          mixed(table[channel + nextRed + nextGreen]!, table[channel + nextRed + nextGreen + nextBlue]!, z),
          y,
        )
        result[at + channel - from] = Math.round(mixed(darker, lighter, x))
      }
    }
    return result
  }
}

const mixed = (one: number, other: number, share: number): number => one + (other - one) * share
