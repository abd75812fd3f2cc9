import { templateText, templateTab } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { byPaintRules } from './paint-rules.ts'

const RED = { color: 'red', custom_color: null }
const stroke = (stroke_color: string | null, custom_stroke_color: string | null, stroke_width: string) => ({
  ...{ stroke_color, custom_stroke_color, stroke_width },
})
const saved = (values: object, before: object | null) =>
  byPaintRules(templateText, values as Record<string, unknown>, before as Record<string, unknown> | null)

describe('saved colors', () => {
  it('clear the other kind of color, in both directions (DESIGN-4)', () => {
    expect(saved({ custom_color: '#123456' }, RED)).toEqual({ color: null, custom_color: '#123456' })
    expect(saved({ color: 'blue' }, { color: null, custom_color: '#123456' })).toEqual({
      color: 'blue',
      custom_color: null,
    })
    const whole = { color: 'red', custom_color: '#123456' }
    expect(saved(whole, RED)).toEqual({ color: null, custom_color: '#123456' })
    expect(saved(whole, null)).toEqual(RED)
    expect(saved({ color: null }, RED)).toEqual({ color: null })
  })

  it('give a stroke a width if it has none (DESIGN-5)', () => {
    expect(saved({ stroke_color: 'red' }, stroke(null, null, '0'))).toEqual(stroke('red', null, '5'))
    expect(saved({ custom_stroke_color: '#123456' }, stroke('red', null, '2'))).toEqual({
      stroke_color: null,
      custom_stroke_color: '#123456',
    })
    expect(saved(stroke('red', null, '7'), null)).toEqual(stroke('red', null, '7'))
  })

  it('are removed with the width of their stroke (DESIGN-6)', () => {
    expect(saved({ stroke_width: '0' }, stroke('red', null, '2'))).toEqual(stroke(null, null, '0'))
    expect(saved({ stroke_width: '3' }, stroke('red', null, '2'))).toEqual({ stroke_width: '3' })
  })

  it('don’t affect records without colors', () => {
    const values = { name: 'Tab' }
    expect(byPaintRules(templateTab, values, null)).toEqual(values)
  })
})
