import { describe, expect, it } from 'vitest'
import { ownCut, ownCutOn, ownOutline } from './index.ts'

const square = 'M0.2 0.2L0.8 0.2L0.8 0.8L0.2 0.8Z'

describe('the cut line of a file (FILE-21)', () => {
  it('is a closed line through all layers; otherwise one through the upper layer', () => {
    const [thru, kiss, open] = [
      { kind: 'thru', path: square },
      { kind: 'kiss', path: 'M0 0L1 0L1 1Z' },
      { kind: 'thru', path: 'M0 0L1 0L1 1' },
    ] as const
    expect(ownCut([kiss, thru, open, thru])).toBe(square + square)
    expect(ownCut([open, kiss])).toBe(kiss.path)
    for (const none of [null, undefined, [], [open], [{ kind: 'crease', path: square } as const]])
      expect(ownCut(none)).toBeNull()
  })

  it('follows the placement and rotation of its file', () => {
    const placed = { x: 1, y: 2, width: 10, height: 5, rotation: 0 }
    expect(ownCutOn('M0 0C0.1 0.2 -0.5 1 1 1Z', placed)).toBe('M1 2C2 3 -4 7 11 7Z')
    const turned = ownCutOn('M0 0L1 0L1 1Z', { ...placed, height: 10, rotation: 90 })
    expect(turned).toBe('M11 2L11 12L1 12Z')
  })

  it('has the outline of all its rings', () => {
    const outline = ownOutline('M0.2 0.2L0.8 0.2L0.5 0.5L0.8 0.8L0.2 0.8ZM0.9 0.4L1 0.5L0.9 0.6Z')
    expect(outline).toHaveLength(5)
    expect(outline).toContainEqual({ x: 1, y: 0.5 })
  })
})
