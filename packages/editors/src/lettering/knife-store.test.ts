import { expect, it } from 'vitest'
import { createKnifeStore } from './knife-store.ts'
import { loadKnife } from './load-knife.ts'

it('the knife store loads again after a failure, and notifies every listener of both', async () => {
  let isOnline = false
  const { open, knife, hasFailed, subscribe } = createKnifeStore(() =>
    isOnline ? loadKnife() : Promise.reject(new TypeError('Failed to fetch')),
  )
  const heard: boolean[] = []
  subscribe(() => heard.push(hasFailed()))
  await expect(open()).rejects.toThrow('Failed to fetch')
  expect([knife(), hasFailed()]).toEqual([null, true])
  isOnline = true
  await open()
  expect(knife()).not.toBeNull()
  expect(heard).toEqual([true, false, false])
})
