import type { ProductSection, RecommendedProduct } from '@kisscut/shop'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RecommendedView } from './recommended-view.tsx'
import { SectionView } from './section-view.tsx'

const product: RecommendedProduct = {
  ...{ id: 'clear', name: 'Clear sticker', url: '/clear/?color=ink', picture: null, icon: null },
  ...{ place: { x: 10, y: 20, width: 30, height: 25 }, isPrimary: true, fromPrice: null },
  colors: [{ id: 'ink', name: 'Ink', code: '#1b1917', url: '/clear/?color=ink', isDefault: true }],
  sizes: [{ id: 'two', name: '2 × 2 in', url: '/clear/?color=ink&size=two' }],
}

describe('recommended products', () => {
  it('are numbered links on the picture, and a list of the same products with their choices (SECT-3)', () => {
    const picture = { url: '/laptop.webp', alt: 'A laptop', width: 960, height: 960 }
    const html = renderToStaticMarkup(
      <RecommendedView group={{ id: 'laptop', name: 'On a laptop', picture, products: [product] }} />,
    )
    expect(html.match(/href="\/clear\/\?color=ink"/g)).toHaveLength(3)
    expect(html).toContain('aria-label="1: Clear sticker"')
    expect(html).toContain('href="/clear/?color=ink&amp;size=two"')
    expect(html).toMatch(/--x:10;--y:20;--width:30;--height:25/)
  })
})

describe('a video', () => {
  it('loads only its poster, in a reserved space, until it is opened (SECT-4)', () => {
    const video = { url: '/cut.webm', poster: '/cut.webp', width: 960, height: 540, title: 'Cutting' }
    const section: ProductSection = { kind: 'product_video', title: 'Product Video', video }
    const html = renderToStaticMarkup(
      <SectionView section={section} product={{ productClass: 'custom', slug: 'clear' }} />,
    )
    expect(html).toContain('<details')
    expect(html).not.toMatch(/<details[^>]* open/)
    expect(html).toMatch(/<video src="\/cut.webm"[^>]*preload="none"/)
    expect(html).not.toMatch(/<video[^>]*(autoplay|poster)/i)
    expect(html).toMatch(/<img src="\/cut.webp" alt="" width="960" height="540" loading="lazy"/)
  })
})
