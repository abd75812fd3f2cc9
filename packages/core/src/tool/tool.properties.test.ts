import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDIT_PAGES, editPageOfTool, mayShowWholesale, pageOfTool, TOOL_PAGES, TOOL_TYPES } from './index.ts'

const tool = fc.option(fc.constantFrom(...TOOL_TYPES), { nil: null })

describe('invariants of tool pages', () => {
  it('never are without a page under a category, nor with one outside', () => {
    fc.assert(
      fc.property(tool, fc.string(), (type, path) => {
        const page = pageOfTool(type, path)
        expect(page === null).toBe(path === '')
        if (page !== null) expect(TOOL_PAGES).toContain(page)
      }),
    )
  })

  it('never share an editor', () => {
    expect(new Set(TOOL_TYPES.map(editPageOfTool))).toEqual(new Set(EDIT_PAGES))
  })

  it('never show wholesale prices without a tool', () => {
    fc.assert(fc.property(tool, (type) => (type === null || type === 'preview') !== mayShowWholesale(type)))
  })
})
