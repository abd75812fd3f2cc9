import { filmColorIdsOf } from '@kisscut/artwork/design'
import { drawText } from '@kisscut/artwork/design-scene'
import { letteringFindings } from '@kisscut/artwork/lettering'
import { findingsOn } from '@kisscut/artwork/measure'
import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from './data/products.ts'
import { SAMPLE_DESIGNS } from './data/samples/index.ts'
import { SIZES } from './data/sizes.ts'
import { demoProducts, demoSample } from './products.ts'
import { demoResources } from './render/designed.ts'

const DRAWN = TEMPLATES.filter(({ tool_type }) => tool_type !== 'upload')
const AT_LEAST: Readonly<Record<string, number>> = {
  ...{ 'round-logo-labels': 3, 'beer-labels': 3, 'window-opening-hours': 3, 'magnetic-car-signs': 3 },
}

describe('the sample designs of the demo shop (TOOL-13)', () => {
  it.each(DRAWN.map(({ slug }) => slug))('exist for %s', (slug) => {
    const own = SAMPLE_DESIGNS.filter(({ template }) => template === slug)
    expect(own.length).toBeGreaterThanOrEqual(AT_LEAST[slug] ?? 1)
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length)
  })

  it.each(SAMPLE_DESIGNS.map((row) => [row.id, row] as const))(
    'open for %s in every size sold, complete and without findings, in existing fonts, colors and drawings',
    (_id, row) => {
      const template = TEMPLATES.find(({ slug }) => slug === row.template)!
      const sizes = SIZES.filter(({ id }) => template.sizes?.includes(id))
      const own = { width: template.default_width!, height: template.default_height! }
      for (const { width, height } of [own, ...sizes]) {
        const design = demoSample(row, { width: String(width), height: String(height) })
        expect(design.elements).toHaveLength((row.data as { elements: unknown[] }).elements.length)
        if (template.tool_type === 'lettering') {
          expect(letteringFindings(design, demoResources)).toEqual([])
          const product = demoProducts().find(({ slug }) => slug === row.template)!
          const chosen = { ...defaultConfiguration(product), filmColorIds: filmColorIdsOf(design) }
          expect(quoteProduct(product, chosen).problems).toEqual([])
        } else
          for (const side of design.sides)
            expect([side.name, findingsOn(design, side, demoResources)]).toEqual([side.name, []])
        for (const element of design.elements) {
          if (element.kind === 'clipart') expect(demoResources.artwork(element)).not.toBeNull()
          if (element.kind !== 'text') continue
          const { box, missing } = drawText(element, demoResources.face(element.font)!)
          expect([element.id, missing]).toEqual([element.id, []])
          expect(element.width / element.height).toBeCloseTo(box.width / box.height, 1)
          expect(demoResources.color(element.fill.colorId!)).not.toBeNull()
        }
      }
    },
  )
})
