import { describe, expect, it } from 'vitest'
import { inOrder } from './in-order.ts'
import { progressOn } from './progress.ts'

const terminal = (isTTY: boolean) => {
  const written: string[] = []
  return { written, isTTY, columns: 45, write: (text: string) => written.push(text) }
}

describe('progress', () => {
  it('is one line of a terminal, no wider than it, cleared before other output', () => {
    const screen = terminal(true)
    const progress = progressOn(screen)
    progress.show(3, 12, 'in/a very long name of an artwork.png')
    progress.clear()
    expect(screen.written).toEqual(['\r\u001b[K██████░░░░░░░░░░░░░░░░░░ 3/12 a very long na', '\r\u001b[K'])
  })

  it('is silent where the output is no terminal', () => {
    const pipe = terminal(false)
    progressOn(pipe).show(1, 2, 'a.png')
    progressOn(pipe).clear()
    expect(pipe.written).toEqual([])
  })
})

describe('inOrder', () => {
  it('yields results in input order, however long each takes, with never more items at once than allowed', async () => {
    let under = 0
    let most = 0
    const finish: (() => void)[] = []
    const work = async (item: number) => {
      most = Math.max(most, ++under)
      await new Promise<void>((settle) => {
        finish[item] = settle
        // The second of each pair releases the first: the later file always finishes earlier.
        if (item % 2 === 1) settle()
        if (item % 2 === 1) finish[item - 1]?.()
      })
      under -= 1
      return item
    }
    const reported: number[] = []
    for await (const item of inOrder([0, 1, 2, 3, 4, 5], 2, work)) reported.push(item)
    expect(reported).toEqual([0, 1, 2, 3, 4, 5])
    expect(most).toBe(2)
  })
})
