import type { Look } from '@kisscut/artwork/look'
import { artworkByName } from '../artworks/index.ts'
import type { Background } from './backgrounds.ts'
import type { Kit, Picture, Piece } from './kit.ts'
import { ROLL, roll } from './things.ts'

/** Labels of one kind on a roll: whole ones on the strip, narrowing ones around the bend. */
export function onRoll(
  square: Kit['square'],
  name: string,
  alt: string,
  background: Background,
  art: string,
  look: Look,
  liner = '#efe4cc',
): Promise<Picture> {
  const { width, height } = artworkByName(art)
  const high = ROLL.height - 34
  const wide = (high * width) / height
  const middle = ROLL.top + 74 + ROLL.height / 2
  const size = Math.max(high, wide)
  const step = wide + 22
  const start = ROLL.x + 40 + wide / 2
  const label = { art, size, shadow: false, look, border: 0.03 }
  // Around the bend: the label before the strip begins, and the visible part of the previous one.
  const seen = (along: number) =>
    ROLL.radius * Math.sin(Math.min(Math.PI / 2, Math.max(0, along) / ROLL.radius))
  const rise = (along: number) => 74 * (1 - Math.cos(Math.min(Math.PI / 2, Math.max(0, along) / ROLL.radius)))
  const bent = (near: number): Piece => {
    const far = near + wide
    const [right, left] = [near < 0 ? near : seen(near), seen(far)]
    const narrow = left - right
    const lift = (Math.atan((rise(far) - rise(near)) / narrow) * 180) / Math.PI
    return {
      ...label,
      x: ROLL.x - (left + right) / 2,
      y: middle - (rise(far) + rise(near)) / 2,
      aslant: { share: narrow / wide, lift },
    }
  }
  const pieces: Piece[] = [bent(step - 18), bent(-18)]
  for (let x = start; x - wide / 2 < 960; x += step) {
    pieces.push({ ...label, x, y: middle })
  }
  const { behind, light } = roll(liner)
  return square(name, alt, background, pieces, { under: behind, over: light })
}
