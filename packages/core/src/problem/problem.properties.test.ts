import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOG, type Code, errorsByField, hasErrors, messageOf, problem } from './index.ts'

const code = fc.constantFrom(...(Object.keys(CATALOG) as Code[]))
const problems = fc.array(
  fc.tuple(code, fc.constantFrom('quantity', 'width', 'options')).map(([of, field]) => problem(of, field)),
)

describe('invariants of problems', () => {
  it('never show a placeholder whose value is known, and never fill in anything twice', () => {
    fc.assert(
      fc.property(code, fc.string(), (of, value) => {
        const names = [...CATALOG[of].text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
        const text = messageOf({ code: of, values: Object.fromEntries(names.map((name) => [name, value])) })
        const parts = CATALOG[of].text.split(/\{\w+\}/)
        expect(text).toBe(parts.join(value))
      }),
    )
  })

  it('never lose an error under its field, nor tell a warning as one', () => {
    fc.assert(
      fc.property(problems, (all) => {
        const texts = Object.values(errorsByField(all)).flat()
        const errors = all.filter(({ level }) => level === 'error')
        expect(texts.sort()).toEqual(errors.map(messageOf).sort())
        expect(hasErrors(all)).toBe(texts.length > 0)
      }),
    )
  })
})
