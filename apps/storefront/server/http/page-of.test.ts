import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../app/route-table.ts'
import { pageOf } from './page-of.ts'

const PAGES = Object.entries(ROUTES).filter(([, { path }]) => path.includes('{'))

describe('a category or product named api', () => {
  it.each(PAGES)('has a page of its own: %s (PAGE-5)', (_, { path }) => {
    for (const categoryPath of ['api', 'stickers/api', 'api/v1', 'api/v2/api']) {
      const filled = path.replace('{categoryPath}', categoryPath).replaceAll(/\{\w+\}/g, 'api')
      for (const address of [filled, filled.replace(/\/$/, '.data'), `${filled}?q=1`])
        expect(pageOf(`https://shop.example${address}`), address).not.toBeNull()
    }
  })
})

it.each(['/api/v1/custom/', '/custom/api/v1/custom/', '/custom/api/v2/', '/ddb/api/v1/figures/'])(
  '%s is no page',
  (path) => expect(pageOf(`https://shop.example${path}`)).toBeNull(),
)
