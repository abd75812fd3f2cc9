import { FIXED, MADE, paletteOf } from '@kisscut/shop'
import { unsavedSettings } from '@kisscut/records'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const color = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]

describe('the owner’s colors (SETTINGS-4)', () => {
  it('are measured against the colors that pages have', () => {
    for (const [name, value] of Object.entries(FIXED)) expect(color(name), name).toBe(value)
    const { accent_color, background_color } = unsavedSettings()
    expect([accent_color, background_color]).toEqual([color('cut'), color('ground')])
    expect(Object.keys(paletteOf(unsavedSettings())).toSorted()).toEqual([...MADE].toSorted())
  })

  it('leave the cut line as it is in print', () => {
    expect(color('die-line')).toBe('#d6006c')
  })
})
