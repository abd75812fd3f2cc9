import { describe, expect, it } from 'vitest'
import {
  editPageOfTool,
  isStandardTool,
  makesVectorDesign,
  mayShowWholesale,
  needsColor,
  pageOfTool,
  PRODUCT_TYPES,
  STEPS,
  TOOL_TYPES,
} from './index.ts'

describe('the page of a tool', () => {
  it('sends advanced to personalize, preview to preview, lettering to new-lettering, others to setup (FLOW-7)', () => {
    const pages = TOOL_TYPES.map((tool) => [tool, pageOfTool(tool, 'stickers')])
    expect(pages).toEqual([
      ['easy', 'setup'],
      ['advanced', 'personalize'],
      ['upload', 'setup'],
      ['preview', 'preview'],
      ['lettering', 'new-lettering'],
    ])
    expect(pageOfTool(null, 'stickers')).toBe('setup')
  })

  it('is null without a category path (PAGE-2)', () => {
    for (const tool of [null, ...TOOL_TYPES]) expect(pageOfTool(tool, '')).toBeNull()
  })

  it('edits upload on the finalize page and every other tool in its own editor (PAGE-3)', () => {
    expect(TOOL_TYPES.map(editPageOfTool)).toEqual(['easy', 'advanced', 'finalize', 'preview', 'lettering'])
  })
})

describe('the flags of a tool', () => {
  const flagged = (flag: (tool: (typeof TOOL_TYPES)[number]) => boolean) => TOOL_TYPES.filter(flag)

  it('knows standard tools, vector tools and those that may show wholesale prices (FLOW-7)', () => {
    expect(flagged(isStandardTool)).toEqual(['easy', 'advanced', 'upload'])
    expect(flagged(makesVectorDesign)).toEqual(['easy', 'advanced', 'lettering'])
    expect(flagged(mayShowWholesale)).toEqual(['easy', 'advanced', 'upload', 'lettering'])
  })

  it('has no flags for the shared flow, which has no tool', () => {
    expect([isStandardTool(null), makesVectorDesign(null), mayShowWholesale(null)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('product types', () => {
  it('need a color if they are cut from colored material (MAT-10)', () => {
    expect(PRODUCT_TYPES.filter(needsColor)).toEqual(['cutout', 'multicolor_cutout'])
  })

  it('have three steps (FLOW-8)', () => {
    expect(STEPS).toEqual(['PRODUCT DETAILS', 'DESIGN', 'FINALIZE PRODUCT'])
  })
})
