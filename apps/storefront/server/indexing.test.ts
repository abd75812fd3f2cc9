import { expect, it } from 'vitest'
import { indexWhileOpen } from './indexing.ts'

it('indexing lists waiting products, then merges the search index until nothing is left to merge', async () => {
  const waiting = [20, 20, 3]
  const merging = [true, true, false]
  const done: string[] = []
  const stop = indexWhileOpen(
    {
      indexWaiting: async () => {
        done.push('list')
        return waiting.shift() ?? 0
      },
      mergeSearchIndex: async () => {
        done.push('merge')
        return merging.shift() ?? false
      },
    },
    (error) => expect.unreachable(String(error)),
  )
  await expect.poll(() => done).toEqual(['list', 'list', 'list', 'merge', 'merge', 'merge'])
  await stop()
})

it('indexing reports failures of listing and merging', async () => {
  const reported: unknown[] = []
  const fail = (message: string) => () => Promise.reject(new Error(message))
  const stop = indexWhileOpen({ indexWaiting: fail('list'), mergeSearchIndex: fail('merge') }, (error) =>
    reported.push(String(error)),
  )
  await expect.poll(() => reported).toEqual(['Error: list', 'Error: merge'])
  await stop()
})
