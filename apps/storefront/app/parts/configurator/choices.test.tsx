// @vitest-environment jsdom
import { NO_ERRORS } from '@kisscut/core/errors'
import { quoteProduct } from '@kisscut/core/price'
import { messageOf } from '@kisscut/core/problem'
import { createProduct, type Configuration, type Product } from '@kisscut/core/product'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { Choices } from './choices.tsx'

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
        rows: [{ from: '0', minimum: '6', rates: ['0.45', '0.30'] }],
      },
    },
  ],
})

const nothing = () => undefined

/** The rendered choices of a product, and the problems of its configuration. */
function choicesOf(product: Product, configuration: Configuration) {
  const quote = quoteProduct(product, configuration)
  const setup = {
    ...{ product, configuration, quote, errors: NO_ERRORS },
    ...{ isWaiting: false, change: nothing, fix: nothing },
  }
  const html = renderToString(
    <DisplayPreferencesProvider preferences={{ unit: 'in', locale: 'en-US' }}>
      <Choices setup={setup} />
    </DisplayPreferencesProvider>,
  )
  return { html, problems: quote.problems }
}

/** The number of problems that prevent an order, and the number shown. */
function problemsOf(drawn: Partial<Configuration>) {
  const configuration = {
    ...{ materialId: 'film', width: '8', height: '4', quantity: '1', options: [], filmColorIds: ['red'] },
    ...drawn,
  }
  const { html, problems } = choicesOf(lettering, configuration)
  return { problems: problems.length, shown: html.split('data-problem="error"').length - 1 }
}

describe('the choices of lettering, whose size and colors are drawn (LET-11, LET-12)', () => {
  it('show every problem that prevents an order', () => {
    expect(problemsOf({})).toEqual({ problems: 0, shown: 0 })
    for (const drawn of [{ filmColorIds: [] }, { filmColorIds: ['red', 'silver'] }, { width: '40' }]) {
      const { problems, shown } = problemsOf(drawn)
      expect(problems).toBeGreaterThan(0)
      expect(shown).toBe(problems)
    }
  })
})

const sticker = createProduct({
  ...{ name: 'Sticker', currency: 'USD', defaultWidth: '2', defaultHeight: '3' },
  materials: [
    {
      ...{ id: 'vinyl', maxWidth: '12', maxHeight: '12' },
      colors: [{ id: 'red', name: 'Red', code: '#ff0000' }],
      priceTable: {
        ...{ basis: 'sqin', quantities: [10] },
        rows: [{ from: '0', minimum: '6', rates: ['0.45', '0.30'] }],
      },
    },
  ],
})

describe('the problems of a size (SIZE-13, ERR-8)', () => {
  it('are always shown, whether its sides are typed, chosen or hidden', () => {
    const side = fc.constantFrom('2', '3', '0', '0.1', '40', '', 'wide', '-1')
    const presets = [{ id: '2x3', name: '', width: '2', height: '3', price: null, isDefault: true }]
    fc.assert(
      fc.property(side, side, fc.boolean(), fc.boolean(), (width, height, allowCustomSize, isHidden) => {
        const hides: Product['hides'] = isHidden ? ['size'] : []
        const product = createProduct({
          ...sticker,
          allowCustomSize,
          sizes: presets,
          ...(hides && { hides }),
        })
        const chosen = { materialId: 'vinyl', materialColorId: 'red', quantity: '10', options: [] }
        const { html, problems } = choicesOf(product, { ...chosen, width, height })
        const page = document.createElement('div')
        page.innerHTML = html
        for (const problem of problems) expect(page.textContent).toContain(messageOf(problem))
        // Each belongs to its field or to the group of its fields.
        const described = [...page.querySelectorAll('[aria-describedby]')].flatMap((each) =>
          each.getAttribute('aria-describedby')!.split(' '),
        )
        // Hidden choices have no field.
        for (const shown of isHidden ? [] : page.querySelectorAll('[data-problem="error"]'))
          expect(described).toContain(shown.closest('[role=status]')?.id)
      }),
    )
  })
})

describe('choices that a template hides (FLOW-13)', () => {
  const shown = (hides: Product['hides'], stated: Partial<Configuration> = {}) => {
    const product = createProduct({ ...sticker, ...(hides && { hides }) })
    const configuration: Configuration = {
      ...{
        materialId: 'vinyl',
        materialColorId: 'red',
        width: '2',
        height: '3',
        quantity: '10',
        options: [],
      },
      ...stated,
    }
    const page = document.createElement('form')
    page.innerHTML = choicesOf(product, configuration).html
    const names = ['material', 'color', 'width']
    return {
      offered: names.filter((name) => page.querySelector(`input[name=${name}]:not([type=hidden])`)),
      sent: Object.fromEntries(new FormData(page)),
      text: page.textContent,
    }
  }

  it('are all offered where nothing is hidden', () => {
    expect(shown(undefined).offered).toEqual(['material', 'color', 'width'])
  })

  it('are sent unchanged, and not offered', () => {
    for (const [hides, offered] of [
      [['size'], ['material', 'color']],
      [['material'], ['color', 'width']],
      [['materialColor'], ['material', 'width']],
      [['size', 'material', 'materialColor'], []],
    ] as const) {
      const page = shown(hides)
      expect(page.offered).toEqual(offered)
      expect(page.sent).toMatchObject({ material: 'vinyl', color: 'red', width: '2', height: '3' })
    }
  })

  it('still show their problems', () => {
    expect(shown(['size'], { width: '40' }).text).toContain(
      'The dimensions exceed the max size of 12" by 12"',
    )
    expect(shown(['materialColor'], { materialColorId: 'gone' }).text).toMatch(/color/i)
  })
})
