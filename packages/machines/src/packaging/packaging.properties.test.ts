import { PACKAGE_PREVIEW_DELAY } from '@kisscut/core/packaging'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { packagePreviewMachine, type PackageScene } from './index.ts'

const scene = fc.record({
  packageSizeId: fc.constantFrom('card', 'bag'),
  width: fc.integer({ min: 1, max: 9 }),
  height: fc.integer({ min: 1, max: 9 }),
})
const START: PackageScene = { packageSizeId: 'card', width: 2, height: 2 }

describe('a package preview', () => {
  it('shows the last choice once it has rested for 50 ms, and no intermediate ones (PACK-7)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(scene, fc.integer({ min: 0, max: 120 })), { maxLength: 12 }), (steps) => {
        const clock = new SimulatedClock()
        const actor = createActor(packagePreviewMachine, { clock, input: START }).start()
        let expected = START
        for (const [latest, rest] of steps) {
          actor.send({ type: 'scene.changed', scene: latest })
          expect(actor.getSnapshot().context.shown).toEqual(expected)
          clock.increment(rest)
          if (rest >= PACKAGE_PREVIEW_DELAY) expected = latest
          expect(actor.getSnapshot().context.shown).toEqual(expected)
        }
      }),
    )
  })
})
