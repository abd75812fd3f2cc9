// @vitest-environment jsdom
import type { OptionSet } from '@kisscut/core/product'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LineDetails } from '../../routes/cart/cart/line-details.tsx'
import { OptionSetChoice } from '../configurator/options/option-set-choice.tsx'

const unwinds = (display: OptionSet['display']) =>
  ({
    ...{ id: 'unwind', name: 'Unwind direction', display, required: true },
    options: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
      ...{ id: `u${n}`, name: `Position ${n}`, isDefault: n === 1 },
      tags: [{ slug: `unwind-${n}`, name: '' }],
    })),
  }) as unknown as OptionSet

const drawnIn = (html: string) => [...html.matchAll(/data-unwind="(\d)"/g)].map(([, n]) => Number(n))

describe('the unwind direction of a roll (OPT-20)', () => {
  it.each([
    ['radio', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['dropdown', [3]],
    ['fixed_value', [1]],
    ['checkbox', [1, 2, 3, 4, 5, 6, 7, 8]],
  ] as const)('is drawn beside its option: %s', (display, drawn) => {
    const html = renderToString(
      <OptionSetChoice
        set={unwinds(display)}
        chosen={['u3']}
        onChoose={() => undefined}
        chargeOf={() => ''}
        problems={[]}
        onFix={() => undefined}
      />,
    )
    expect(drawnIn(html)).toEqual(drawn)
  })

  it('is drawn on a cart line', () => {
    const details = [{ label: 'Unwind direction', value: '7', unwind: 7 } as const]
    expect(drawnIn(renderToString(<LineDetails details={details} />))).toEqual([7])
  })
})
