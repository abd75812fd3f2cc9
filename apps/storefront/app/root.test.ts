import { expect, it } from 'vitest'
import { headers } from './root.tsx'

const sent = (errorHeaders: Headers | undefined) =>
  headers({
    ...{ errorHeaders, loaderHeaders: new Headers(), actionHeaders: new Headers() },
    parentHeaders: new Headers(),
  })

it('a page that fails for a moment says when to ask again, and a page that was shown nothing (FILE-14)', () => {
  expect([...new Headers(sent(new Headers({ 'retry-after': '2', 'x-other': '1' })))]).toEqual([
    ['retry-after', '2'],
  ])
  expect([...new Headers(sent(new Headers()))]).toEqual([])
  expect([...new Headers(sent(undefined))]).toEqual([])
})
