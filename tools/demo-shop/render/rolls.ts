import type { Look } from '@kisscut/artwork/look'
import { artworkByName } from '../artworks/index.ts'
import type { Ground } from './ground.ts'
import type { Kit, Picture, Piece } from './kit.ts'
import { ROLL, roll } from './things.ts'

/** Labels of one kind on a roll: whole ones on the strip, narrowing ones round the bend. */
export function onRoll(
  square: Kit['square'],
  name: string,
  alt: string,
  ground: Ground,
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
  const pieces: Piece[] = []
  for (let x = start; x - wide / 2 < 960; x += step) {
    pieces.push({ art, x, y: middle, size, shadow: false, look, border: 0.03 })
  }
  const { behind, light } = roll(liner)
  return square(name, alt, ground, pieces, { under: behind, over: light })
}
