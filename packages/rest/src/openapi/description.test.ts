import { expect, it } from 'vitest'
import { OPEN } from '../http/policy.ts'
import { route } from '../http/route.ts'
import { createDescription } from './description.ts'
import { openApiDocument } from './document.ts'

const routes = Array.from({ length: 40 }, (_, at) =>
  route({
    method: 'GET',
    path: `/${at}/`,
    policy: OPEN,
    summary: 'A call.',
    success: {},
    handle: () => new Response(),
  }),
)

it('the description may yield to the event loop before each call (OPS-10)', async () => {
  let yields = 0
  const { paths } = await openApiDocument(routes, { next: async () => void (yields += 1) })
  expect([Object.keys(paths).length, yields]).toEqual([routes.length, routes.length])
})

it('the description is written once for everyone who waits for it, whether as text or as pages (OPS-10, API-24)', async () => {
  let written = 0
  const description = createDescription(
    () => routes,
    (all) => {
      written += 1
      return openApiDocument(all, { next: () => new Promise(setImmediate) })
    },
  )
  const [document, ...texts] = await Promise.all([
    description.document(),
    ...Array.from({ length: 20 }, () => description.text()),
  ])
  expect([...new Set(texts)]).toEqual([JSON.stringify(document)])
  expect(await description.document()).toBe(document)
  expect(written).toBe(1)
})
