import { bench, describe } from 'vitest'
import { contourOf, contourOfRings } from './contour.ts'
import type { AlphaMask } from './mask.ts'
import { traceMask } from './trace.ts'

/** A gear with a hundred wavy teeth and forty satellites: more outline than most logos have. */
function gear(side: number): AlphaMask {
  const alpha = new Uint8Array(side * side)
  const middle = side / 2
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - middle, y - middle]
      const angle = Math.atan2(dy, dx)
      const away = Math.hypot(dx, dy) / middle
      const tooth = 0.62 + 0.05 * Math.sin(angle * 24) + 0.02 * Math.sin(angle * 61)
      const satellite = away > 0.74 && away < 0.8 && Math.sin(angle * 40) > 0.4
      if (away < tooth || satellite) alpha[y * side + x] = 255
    }
  }
  return { width: side, height: side, alpha }
}

describe('the contour of an artwork', () => {
  for (const side of [1000, 2000]) {
    const mask = gear(side)
    const rings = traceMask(mask)
    bench(`${side} × ${side}, traced and offset`, () => void contourOf(mask, { offset: side / 40 }))
    bench(
      `${side} × ${side}, offset only (the slider)`,
      () => void contourOfRings(rings, { offset: side / 40 }),
    )
  }
})
