import type { ToolType } from '../product/types.ts'

const STANDARD: readonly ToolType[] = ['advanced', 'easy', 'upload']
const VECTOR: readonly ToolType[] = ['advanced', 'easy', 'lettering']
const WHOLESALE: readonly ToolType[] = ['easy', 'advanced', 'upload', 'lettering']

/** Advanced, easy and upload are standard tools. FLOW-7. */
export const isStandardTool = (tool: ToolType | null): boolean => isOneOf(STANDARD, tool)

/** Advanced, easy and lettering produce a vector design. FLOW-7. */
export const makesVectorDesign = (tool: ToolType | null): boolean => isOneOf(VECTOR, tool)

/**
 * Whether the tool may show wholesale prices to those entitled to them; never in the shared flow (no tool) or in preview. The server
 * decides who is entitled. ROLE-2, ROLE-3.
 */
export const mayShowWholesale = (tool: ToolType | null): boolean => isOneOf(WHOLESALE, tool)

/**
 * Whether numbers and names are set in the shop's own font: those on uploaded artwork. A design tool has its own fonts, which are checked
 * when the design is drawn. VAR-14.
 */
export const setsNumbersInShopFont = (tool: ToolType | null): boolean => tool === null || tool === 'upload'

const isOneOf = (tools: readonly ToolType[], tool: ToolType | null) => tool !== null && tools.includes(tool)
