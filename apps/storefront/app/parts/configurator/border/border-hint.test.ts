import { createProduct, defaultConfiguration } from '@kisscut/core/product'
import { expect, it } from 'vitest'
import { borderHint } from './border-hint.ts'

const tags = [{ slug: 'white-ink', name: 'White ink', description: '' }]
const product = createProduct({
  name: 'Clear stickers',
  currency: 'USD',
  materials: [{ id: 'clear', look: 'clear' }],
  optionSets: [
    { id: 'white', display: 'checkbox', options: [{ id: 'ink', chargeMode: 'total', amount: '0', tags }] },
  ],
})
const INCHES = { locale: 'en-US', unit: 'in' } as const
const bordered = { ...defaultConfiguration(product), width: '3', height: '3', border: true }

it('a border is described as white ink, bare material or blank (OPT-10)', () => {
  const options = [{ optionSetId: 'white', optionId: 'ink' }]
  expect(borderHint(product, { ...bordered, options }, product.optionSets, INCHES)).toBe(
    'About 0.25 in of white ink around your artwork.',
  )
  expect(borderHint(product, bordered, product.optionSets, INCHES)).toBe(
    'About 0.25 in left blank around your artwork. Without white ink the bare material shows there.',
  )
  expect(borderHint(product, bordered, [], INCHES)).toBe('About 0.25 in left blank around your artwork.')
  expect(borderHint(product, bordered, [], { locale: 'en-GB', unit: 'mm' })).toBe(
    'About 6.4 mm left blank around your artwork.',
  )
})
