import { quoteProduct } from '@kisscut/core/price'
import { createProduct, type Configuration } from '@kisscut/core/product'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { PlainChoices } from './live/plain-choices.tsx'

const lettering = createProduct({
  ...{ name: 'Window lettering', currency: 'USD', toolType: 'lettering', needsColor: true, mostFilms: 1 },
  materials: [
    {
      ...{ id: 'film', maxWidth: '12', maxHeight: '12' },
      colors: [
        { id: 'red', name: 'Red', code: '#ff0000' },
        { id: 'silver', name: 'Silver', code: '#cccccc', maxWidth: '6', maxHeight: '6' },
      ],
      priceTable: {
        ...{ basis: 'sqin', quantities: [10] },
        rows: [{ from: '0', minimum: '6', rates: ['.45', '.30'] }],
      },
    },
  ],
})

/** How many problems keep what is drawn from being ordered, and how many of them are shown. */
function problemsOf(drawn: Partial<Configuration>) {
  const configuration = {
    ...{ materialId: 'film', width: '8', height: '4', quantity: '1', options: [], filmColorIds: ['red'] },
    ...drawn,
  }
  const quote = quoteProduct(lettering, configuration)
  const html = renderToString(
    <DisplayPreferencesProvider preferences={{ unit: 'in', locale: 'en-US' }}>
      <PlainChoices product={lettering} configuration={configuration} quote={quote} />
    </DisplayPreferencesProvider>,
  )
  return { problems: quote.problems.length, shown: html.split('data-problem="error"').length - 1 }
}

describe('the choices of lettering, whose size and colors are drawn (LET-11, LET-12)', () => {
  it('show every problem that keeps it from being ordered', () => {
    expect(problemsOf({})).toEqual({ problems: 0, shown: 0 })
    for (const drawn of [{ filmColorIds: [] }, { filmColorIds: ['red', 'silver'] }, { width: '40' }]) {
      const { problems, shown } = problemsOf(drawn)
      expect(problems).toBeGreaterThan(0)
      expect(shown).toBe(problems)
    }
  })
})
