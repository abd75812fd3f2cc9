import { describe, expect, it } from 'vitest'
import { choicesOf } from './setup-state.ts'

const ids = (stock: 'demo' | 'empty' | 'own', hasDemo = true) =>
  choicesOf({ is_done: false, stock, has_demo: hasDemo }).map(({ id }) => id)

describe('starting points of a shop (SETTINGS-11)', () => {
  it('are the current catalog, or content for an empty shop', () => {
    expect(ids('demo')).toEqual(['keep', 'empty', 'prices'])
    expect(ids('empty')).toEqual(['demo', 'empty', 'prices'])
    expect(ids('empty', false)).toEqual(['empty', 'prices'])
    expect(ids('own')).toEqual(['keep'])
  })

  it('announce a removal, and only where there is one (SETTINGS-10)', () => {
    const warned = (stock: 'demo' | 'empty') =>
      choicesOf({ is_done: false, stock, has_demo: true }).flatMap(({ id, text }) =>
        text.includes('removed') ? [id] : [],
      )
    expect(warned('demo')).toEqual(['empty', 'prices'])
    expect(warned('empty')).toEqual([])
  })
})
