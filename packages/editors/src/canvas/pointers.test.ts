import { describe, expect, it } from 'vitest'
import { selectionAfter } from './pointers.ts'

const on = (element: string | null) => ({ handle: 'move', element })

describe('what is selected after a press', () => {
  it.each([
    [['a'], on('b'), false, ['b']],
    [['a', 'b'], on('b'), false, ['a', 'b']],
    [['a'], on('b'), true, ['a', 'b']],
    [['a', 'b'], on('b'), true, ['a']],
    [['a'], on(null), false, ['a']],
    [['a'], null, false, []],
  ])('%j, pressed on %j (Shift %s) → %j', (before, grab, isAdded, after) =>
    expect(selectionAfter(before, grab, isAdded)).toEqual(after),
  )

  it('is the same list where nothing changes', () => {
    const none: readonly string[] = []
    expect(selectionAfter(none, null, false)).toBe(none)
  })
})
