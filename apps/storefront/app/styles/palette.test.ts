import { FIXED, STANDARD_PALETTE } from '@kisscut/shop'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const color = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]

describe('the owner’s colors (SETTINGS-4)', () => {
  it("are checked against the pages' actual colors", () => {
    for (const [name, value] of Object.entries(FIXED)) expect(color(name), name).toBe(value)
    const { cut, ground } = STANDARD_PALETTE
    expect([cut, ground]).toEqual([color('cut'), color('ground')])
    for (const name of Object.keys(STANDARD_PALETTE)) expect(color(name), name).toBeDefined()
  })

  it('leave the cut line in its print color wherever a page draws one around a sticker', () => {
    expect(color('die-line')).toBe('#d6006c')
    for (const sheet of ['browse/home/hero', 'browse/category/blocks/sticker-tiles']) {
      const styles = readFileSync(new URL(`../routes/${sheet}.module.css`, import.meta.url), 'utf8')
      expect(styles.match(/(?:stroke:|dashed) .*;/g), sheet).toEqual([
        expect.stringContaining('var(--die-line);'),
      ])
    }
  })
})
