import { expect, it } from 'vitest'
import { rememberLast } from './remember-last.ts'

const artwork = (text: string, mime = 'image/png') => ({ mime, bytes: Buffer.from(text) }) as const

it('rememberLast runs once for the same artwork and numbers, and again for others', async () => {
  let times = 0
  const work = rememberLast(async ({ bytes }, longer: number) => {
    await Promise.resolve()
    times += 1
    return `${Buffer.from(bytes).toString()} ${longer}`
  })
  expect(await Promise.all([work(artwork('a'), 1), work(artwork('a'), 1)])).toEqual(['a 1', 'a 1'])
  expect([await work(artwork('a'), 1), times]).toEqual(['a 1', 1])
  expect([await work(artwork('a'), 2), times]).toEqual(['a 2', 2])
  expect([await work(artwork('b'), 1), times]).toEqual(['b 1', 3])
  expect([await work(artwork('a', 'image/svg+xml'), 1), times]).toEqual(['a 1', 4])
})

it('rememberLast evicts the least recently used result', async () => {
  const done: string[] = []
  const work = rememberLast(async ({ bytes }) => void done.push(Buffer.from(bytes).toString()))
  for (const each of ['first', '1', '2', '3', '4', '5', '6', '7', 'first', '8', 'first', '1'])
    await work(artwork(each))
  expect(done).toEqual(['first', '1', '2', '3', '4', '5', '6', '7', '8', '1'])
})

it('rememberLast does not cache failures', async () => {
  let times = 0
  const work = rememberLast(async () => {
    times += 1
    if (times === 1) throw new Error('no such luck')
    return times
  })
  await expect(work(artwork('a'))).rejects.toThrow('no such luck')
  expect(await work(artwork('a'))).toBe(2)
})
