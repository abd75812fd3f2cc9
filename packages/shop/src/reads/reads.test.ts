import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createReadNotes } from './reads.ts'

describe('notes of reads (SEO-17)', () => {
  const read = async (of: string) => notes.read(of, of, () => of)
  const notes = createReadNotes()
  const questionsOf = ({
    reads,
  }: {
    readonly reads: { readonly questions: ReadonlyMap<string, unknown> }
  }) => [...reads.questions.keys()]

  it('belong to the work that made them, even if works overlap, and aren’t made outside of one', async () => {
    const works = [1, 2, 3].map((turns) =>
      notes.during(async () => {
        await read(`before ${turns}`)
        for (let at = 0; at < turns; at++) await turn()
        await notes.without(() => read(`of somebody else ${turns}`))
        await read(`after ${turns}`)
      }),
    )
    expect(notes.isOn).toBe(false)
    await read('by the way')
    const noted = await Promise.all(works)
    expect(noted.map(questionsOf)).toEqual([1, 2, 3].map((turns) => [`before ${turns}`, `after ${turns}`]))
    expect(notes.isOn).toBe(false)
  })

  it('are made again after all works have ended, even with an error', async () => {
    await expect(notes.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(questionsOf(await notes.during(() => read('again')))).toEqual(['again'])
  })
})
