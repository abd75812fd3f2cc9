import sharp from 'sharp'
import { screenColorsLike } from './screen-colors-like.ts'

/** Points of the table along each channel, and their distance. */
const STEPS = 33
const STEP = 255 / (STEPS - 1)

/** Changes RGBA pixels to what they look like in print; alpha stays. */
export type PressLook = (rgba: Uint8Array) => Uint8Array

let look: Promise<PressLook> | undefined

/** The look of colors in print (PROD-7): to the press profile and back, from a table that a process makes once. */
export const pressLook = (): Promise<PressLook> => (look ??= openPressLook())

async function openPressLook(): Promise<PressLook> {
  const grid = screenColors()
  const raw = { width: STEPS ** 2, height: STEPS, channels: 3 } as const
  const onPress = await sharp(grid, { raw })
    .withIccProfile('cmyk', { attach: true })
    .tiff({ compression: 'none' })
    .toBuffer()
  return lookFrom(await sharp(onPress).toColourspace('srgb').removeAlpha().raw({ depth: 'uchar' }).toBuffer())
}

let match: Promise<PressLook> | undefined

/**
 * The other way round: changes RGBA pixels to the screen colors that look most like them in print; alpha stays. From a table that a
 * process makes once, too.
 */
export const printMatch = (): Promise<PressLook> =>
  (match ??= pressLook().then((look) => lookFrom(screenColorsLike(screenColors(), look))))

/** The screen colors that the tables hold a color for, three bytes each. */
function screenColors(): Uint8Array {
  const grid = new Uint8Array(STEPS ** 3 * 3)
  for (let at = 0; at < STEPS ** 3; at++)
    grid.set(
      [Math.floor(at / STEPS ** 2), Math.floor(at / STEPS) % STEPS, at % STEPS].map((n) =>
        Math.round(n * STEP),
      ),
      at * 3,
    )
  return grid
}

/** Offsets in a table of the next color along red, green and blue. */
const [RED, GREEN, BLUE] = [3 * STEPS ** 2, 3 * STEPS, 3]

/** Colors between those of a table, by how near they are to the eight around them. */
const lookFrom = (table: Uint8Array): PressLook => {
  const cell = (value: number) => Math.min(STEPS - 2, Math.floor(value / STEP))
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
      const x = red / STEP - r
      const y = green / STEP - g
      const z = blue / STEP - b
      const from = r * RED + g * GREEN + b * BLUE
      for (let channel = from; channel < from + 3; channel++) {
        const darker = mixed(
          mixed(table[channel]!, table[channel + BLUE]!, z),
          mixed(table[channel + GREEN]!, table[channel + GREEN + BLUE]!, z),
          y,
        )
        const lighter = mixed(
          mixed(table[channel + RED]!, table[channel + RED + BLUE]!, z),
          mixed(table[channel + RED + GREEN]!, table[channel + RED + GREEN + BLUE]!, z),
          y,
        )
        result[at + channel - from] = Math.round(mixed(darker, lighter, x))
      }
    }
    return result
  }
}

const mixed = (one: number, other: number, share: number): number => one + (other - one) * share
