// @vitest-environment jsdom
import { createProduct } from '@kisscut/core/product'
import { sizeProblems } from '@kisscut/core/size'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { DisplayPreferencesProvider } from '../../page/locale.tsx'
import { shownProblems } from '../problems/shown-problems.ts'
import { SizeChoice } from './size-choice.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const IN_INCHES = { unit: 'in', locale: 'en-US' } as const
const material = { id: 'film', minWidth: '1', minHeight: '1', maxWidth: '24', maxHeight: '48' } as const
const product = (lockRatio: string | null) =>
  createProduct({
    name: 'Deer',
    currency: 'USD',
    productClass: 'clipart',
    lockRatio,
    minSquareInches: '4',
    materials: [material],
  })

/** The accessible state of each side of a size. */
async function sidesOf(width: string, height: string, lockRatio: string | null) {
  const sold = product(lockRatio)
  const found = sizeProblems(sold, sold.materials[0]!, width, height)
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <DisplayPreferencesProvider preferences={IN_INCHES}>
        <SizeChoice
          product={sold}
          configuration={{ materialId: 'film', width, height, quantity: '1', options: [] }}
          note={null}
          onSize={() => undefined}
          onSide={() => undefined}
          problemsOf={(...fields) => shownProblems(found, fields, IN_INCHES, sold)}
          onFix={() => undefined}
        />
      </DisplayPreferencesProvider>,
    ),
  )
  const described = ['width', 'height'].map((side) => {
    const field = page.querySelector(`input[name=${side}]`)!
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
    return field.getAttribute('aria-invalid') === 'true' ? texts.join(' ') : ''
  })
  await act(async () => root.unmount())
  return described
}

describe('the error of a size (SIZE-4, WCAG 3.3.1)', () => {
  it('is announced at both sides where their ratio is locked, whichever was typed', async () => {
    const [width, height] = await sidesOf('0.128', '0.1', '1.28:1')
    expect(width).toContain('too small')
    expect(height).toContain('too small')
  })

  it('is announced only at its own side otherwise', async () => {
    const [width, height] = await sidesOf('30', '10', null)
    expect(width).toContain('24')
    expect(height).toBe('')
  })
})
