import { expect, it } from 'vitest'
import { loader } from './llms.ts'
import { loader as robots } from './robots.ts'

const publicUrl = 'https://shop.example'

it("llms.txt lists the shop's pages on lines that no name can break, and robots.txt excludes personal pages (SEO-7)", async () => {
  const shop = {
    settings: { shown: async () => ({ name: 'Kisscut', description: 'Stickers\n# and more' }) },
    browse: {
      navigation: async () => ({
        categories: [{ name: 'A](https://evil.example)', url: '/stickers/', shortDescription: 'Die\ncut' }],
        pages: [{ name: 'Contact', url: '/contact/' }],
      }),
    },
  }
  const text = await (await loader({ context: { shop, publicUrl } } as never)).text()
  expect(text).toMatch(/^# Kisscut\n\n> Stickers {2,}and more\n/)
  expect(text).toContain('- [A (https://evil.example)](https://shop.example/stickers/): Die cut')
  expect(text).toContain('(https://shop.example/feeds/products.xml)')
  const rules = await robots({ context: { publicUrl } } as never).text()
  for (const path of ['/cart/', '/account/', '/admin/', '/designs/'])
    expect(rules).toContain(`Disallow: ${path}\n`)
  expect(rules).toContain('Sitemap: https://shop.example/sitemap.xml')
})
