import type { Quote } from '@kisscut/core/product'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DisplayPreferencesProvider } from '../../page/locale.tsx'
import { Breakdown } from './breakdown.tsx'

const LINES: Quote['lines'] = [
  { kind: 'base', label: 'White vinyl', unitPrice: '0.52', total: '52.00' },
  { kind: 'option', label: 'Border: No Thanks', ref: 'border', unitPrice: null, total: '0.00' },
  { kind: 'option', label: 'Production: Standard', ref: 'speed', unitPrice: '0', total: '0.00' },
  { kind: 'option', label: 'Printed proof', ref: 'proof', unitPrice: null, total: '25.00' },
]

describe('the price breakdown', () => {
  it('has a row for each charge, and one for everything included', () => {
    const quote = { lines: LINES, total: '77.00', currency: 'USD', problems: [] } as unknown as Quote
    const html = renderToStaticMarkup(
      <DisplayPreferencesProvider preferences={{ unit: 'in', locale: 'en-US' }}>
        <Breakdown quote={quote} />
      </DisplayPreferencesProvider>,
    )
    expect(html).toContain('Included: Border: No Thanks, Production: Standard')
    expect(html).not.toContain('$0.00')
    expect(html.match(/<dt/g)).toHaveLength(4)
  })
})
