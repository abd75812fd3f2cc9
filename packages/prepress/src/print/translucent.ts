import { pressLook, printMatch } from '../color/press-look.ts'

// A screen mixes print colors with the white below; a press prints thin ink. Translucent pixels get the inks that look like the
// preview on white (PROD-12), so that a soft shadow stays gray.

/** Bytes of RGBA pixels processed at a time. */
const PART = 4 * 2 ** 16

/** Changes the colors of translucent pixels on white, three bytes each, to those that print as previewed. */
export async function matchTranslucent(colors: Uint8Array, rgba: Uint8Array): Promise<void> {
  for (let from = 0; from < rgba.length; from += PART) {
    const part = translucentIn(rgba.subarray(from, from + PART))
    if (part === null) continue
    const seen = (await pressLook())(part)
    const matched = (await printMatch())(onWhite(seen))
    for (let at = 0, to = (from / 4) * 3; at < part.length; at += 4, to += 3) {
      if (part[at + 3] === 0) continue
      colors[to] = matched[at]!
      colors[to + 1] = matched[at + 1]!
      colors[to + 2] = matched[at + 2]!
    }
  }
}

/** The same pixels with only the translucent ones visible; null if there are none. */
function translucentIn(rgba: Uint8Array): Uint8Array | null {
  let part: Uint8Array | null = null
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] === 0 || rgba[at + 3] === 255) continue
    part ??= new Uint8Array(rgba.length)
    for (let byte = at; byte < at + 4; byte++) part[byte] = rgba[byte]!
  }
  return part
}

/** RGBA pixels mixed with white; alpha stays. */
function onWhite(rgba: Uint8Array): Uint8Array {
  const mixed = Uint8Array.from(rgba)
  for (let at = 0; at < rgba.length; at += 4) {
    const opacity = rgba[at + 3]! / 255
    for (let channel = at; channel < at + 3; channel++)
      mixed[channel] = Math.round(255 + (rgba[channel]! - 255) * opacity)
  }
  return mixed
}

/**
 * Converts inks on white to those of a picture with this opacity: the more transparent, the stronger, so that it looks the same
 * on white. A pixel that would need more ink than its opacity allows becomes more opaque. Changes both arrays.
 */
export function concentrate(ink: Uint8Array, alpha: Uint8Array): void {
  for (let at = 0; at < alpha.length; at++) {
    if (alpha[at] === 0 || alpha[at] === 255) continue
    const first = 4 * at
    const opacity = Math.max(alpha[at]!, ink[first]!, ink[first + 1]!, ink[first + 2]!, ink[first + 3]!)
    alpha[at] = opacity
    for (let plate = first; plate < first + 4; plate++) ink[plate] = Math.round((ink[plate]! * 255) / opacity)
  }
}
