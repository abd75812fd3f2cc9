import { emptyDesign } from '@kisscut/artwork/design'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { expect, it } from 'vitest'
import { TooBusyError } from '../ports/turn.ts'
import { createDrawings } from './create-drawings.ts'

it('a drawing requested by two owners is drawn in the second one’s turn if the first one’s queue is full (FILE-14)', async () => {
  const turns: unknown[] = []
  const draw = async (_order: unknown, turn?: { readonly owner?: string }) => {
    turns.push(turn?.owner)
    if (turn?.owner === 'ana') throw new TooBusyError('full')
    return { svg: new Uint8Array(), raster: null, placement: null, contour: null }
  }
  const drawings = createDrawings({ storage: {}, served: {}, press: { draw } } as never)
  const design = emptyDesign(2, 2)
  const of = (owner: string) => drawings.of({ row: { owner }, design, rules: DEFAULT_PRINT_RULES })
  const [ana, ben] = await Promise.allSettled([of('ana'), of('ben')])
  expect([ana.status, ben.status, turns]).toEqual(['rejected', 'fulfilled', ['ana', 'ben']])
})
