import { describe, expect, it } from 'vitest'
import { OPEN } from './policy.ts'
import { route, type Method } from './route.ts'
import { createRouter } from './router.ts'

const line = (method: Method, path: string) =>
  route({ method, path, policy: OPEN, summary: path, answer: () => new Response(path) })

const find = createRouter([
  line('GET', '/custom/api/v1/template/'),
  line('GET', '/custom/api/v1/template/:id/'),
  line('PATCH', '/custom/api/v1/template/:id/'),
  line('POST', '/custom/api/v1/price-quote/'),
  line('GET', '/openapi.json'),
])
const pathFound = (method: string, path: string) => {
  const found = find(method, path)
  return found?.kind === 'route' ? [found.route.path, found.params] : found
}

describe('the router', () => {
  it('finds a path with and without its last slash', () => {
    expect(pathFound('POST', '/custom/api/v1/price-quote/')).toEqual(['/custom/api/v1/price-quote/', {}])
    expect(pathFound('POST', '/custom/api/v1/price-quote')).toEqual(['/custom/api/v1/price-quote/', {}])
    expect(pathFound('GET', '/openapi.json')).toEqual(['/openapi.json', {}])
  })

  it('reads the id out of the path', () =>
    expect(pathFound('PATCH', '/custom/api/v1/template/die-cut')).toEqual([
      '/custom/api/v1/template/:id/',
      { id: 'die-cut' },
    ]))

  it('reads an id that holds a slash, and none that can not be decoded', () => {
    expect(pathFound('GET', '/custom/api/v1/template/stickers%2Fdie-cut/')).toEqual([
      '/custom/api/v1/template/:id/',
      { id: 'stickers/die-cut' },
    ])
    expect(find('GET', '/custom/api/v1/template/%E0%A4%A/')).toBeNull()
  })

  it('answers HEAD as GET', () =>
    expect(pathFound('HEAD', '/custom/api/v1/template/')).toEqual(['/custom/api/v1/template/', {}]))

  it('says which methods a path has', () =>
    expect(find('DELETE', '/custom/api/v1/template/7/')).toEqual({ kind: 'method', allow: ['GET', 'PATCH'] }))

  it('leaves everything else to the pages', () => {
    for (const path of ['/', '/cart/', '/custom/api/v1/', '/custom/api/v1/template/7/8/', '/:id/'])
      expect(find('GET', path)).toBeNull()
  })

  it('takes a second route for the same call for a mistake', () =>
    expect(() => createRouter([line('GET', '/a/'), line('GET', '/a/')])).toThrow('Two routes for GET /a/'))
})
