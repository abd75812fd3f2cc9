import { expect, it } from 'vitest'
import { headers } from './root.tsx'

const sent = (errorHeaders: Headers | undefined) =>
  headers({
    ...{ errorHeaders, loaderHeaders: new Headers(), actionHeaders: new Headers() },
    parentHeaders: new Headers(),
  })

it('a page has Retry-After if it fails temporarily, and not if it was shown (FILE-14)', () => {
  expect([...new Headers(sent(new Headers({ 'retry-after': '2', 'x-other': '1' })))]).toEqual([
    ['retry-after', '2'],
  ])
  expect([...new Headers(sent(new Headers()))]).toEqual([])
  expect([...new Headers(sent(undefined))]).toEqual([])
})
