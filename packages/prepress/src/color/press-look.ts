import sharp from 'sharp'

/** Points of the table along each channel, and their distance. */
const STEPS = 33
const STEP = 255 / (STEPS - 1)

/** Changes RGBA pixels to what they look like in print; alpha stays. */
export type PressLook = (rgba: Uint8Array) => Uint8Array

let look: Promise<PressLook> | undefined

/** The look of colors in print (PROD-7): to the press profile and back, from a table that a process makes once. */
export const pressLook = (): Promise<PressLook> => (look ??= openPressLook())

async function openPressLook(): Promise<PressLook> {
  const grid = new Uint8Array(STEPS ** 3 * 3)
  for (let at = 0; at < STEPS ** 3; at++)
    grid.set(
      [Math.floor(at / STEPS ** 2), Math.floor(at / STEPS) % STEPS, at % STEPS].map((n) =>
        Math.round(n * STEP),
      ),
      at * 3,
    )
  const raw = { width: STEPS ** 2, height: STEPS, channels: 3 } as const
  const onPress = await sharp(grid, { raw })
    .withIccProfile('cmyk', { attach: true })
    .tiff({ compression: 'none' })
    .toBuffer()
  const table = await sharp(onPress).toColourspace('srgb').removeAlpha().raw({ depth: 'uchar' }).toBuffer()
  return (rgba) => changed(rgba, table)
}

/** Offsets of the eight corners of a cell in the table. */
const CORNERS = Array.from(
  { length: 8 },
  (_, corner) => 3 * ((corner >> 2) * STEPS ** 2 + ((corner >> 1) & 1) * STEPS + (corner & 1)),
)

function changed(rgba: Uint8Array, table: Uint8Array): Uint8Array {
  const result = Uint8Array.from(rgba)
  const cell = (value: number) => Math.min(STEPS - 2, Math.floor(value / STEP))
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] === 0) continue
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
    const isAsBefore =
      at > 0 && rgba[at - 1] !== 0 && red === rgba[at - 4] && green === rgba[at - 3] && blue === rgba[at - 2]
    if (isAsBefore) {
      result.copyWithin(at, at - 4, at - 1)
      continue
    }
    const [r, g, b] = [cell(red), cell(green), cell(blue)]
    const [x, y, z] = [red / STEP - r, green / STEP - g, blue / STEP - b]
    const from = 3 * ((r * STEPS + g) * STEPS + b)
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let corner = 0; corner < 8; corner++)
        sum +=
          table[from + CORNERS[corner]! + channel]! *
          (corner & 4 ? x : 1 - x) *
          (corner & 2 ? y : 1 - y) *
          (corner & 1 ? z : 1 - z)
      result[at + channel] = Math.round(sum)
    }
  }
  return result
}
