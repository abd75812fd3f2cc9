import type { ToolType } from '@kisscut/core/product'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { loadNewDesign } from './load-design.server.ts'

/** The redirect of a tool's first page for a product; null if it is shown. */
async function ledTo(name: Parameters<typeof loadNewDesign>[0], toolType: ToolType, starts: object | null) {
  const shop = {
    browse: { product: async () => ({ ok: true, value: { product: { id: 'p', toolType } } }) },
    design: {
      start: async () => ({ ok: true, value: { starts } }),
      library: { open: async () => ({}) },
    },
  }
  const params = { categoryPath: 'signs', slug: 'door' }
  const request = new Request('https://shop.example/?q=red&width=3')
  try {
    await loadNewDesign(name)({ request, params, context: { shop } } as unknown as LoaderFunctionArgs)
    return null
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

describe('the first page of a product that begins with its design (PAGE-2)', () => {
  it('opens for products of its tool', async () => {
    expect(await ledTo('preview', 'preview', {})).toBeNull()
    expect(await ledTo('newLettering', 'lettering', {})).toBeNull()
  })

  it('redirects products of other tools to theirs', async () => {
    const at = '/custom/products/signs/p/door'
    expect(await ledTo('preview', 'lettering', {})).toBe(`${at}/new-lettering/?q=red`)
    expect(await ledTo('newLettering', 'advanced', {})).toBe(`${at}/personalize/?q=red`)
    expect(await ledTo('personalize', 'upload', {})).toBe(`${at}/setup/?q=red`)
    expect(await ledTo('personalize', 'advanced', null)).toBe(`${at}/setup/?q=red`)
  })
})
