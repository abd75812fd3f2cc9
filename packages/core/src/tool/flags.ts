import type { ToolType } from '../product/types.ts'

const STANDARD: readonly ToolType[] = ['advanced', 'easy', 'upload']
const VECTOR: readonly ToolType[] = ['advanced', 'easy', 'lettering']
const WHOLESALE: readonly ToolType[] = ['easy', 'advanced', 'upload', 'lettering']

/** Advanced, easy and upload are standard tools. FLOW-7. */
export const isStandardTool = (tool: ToolType | null): boolean => isOneOf(STANDARD, tool)

/** Advanced, easy and lettering produce a vector design. FLOW-7. */
export const makesVectorDesign = (tool: ToolType | null): boolean => isOneOf(VECTOR, tool)

/**
 * Whether the tool may show wholesale prices to those entitled to them; never in the shared flow (no tool) nor in
 * preview. Who is entitled is the server's to say. ROLE-2, ROLE-3.
 */
export const mayShowWholesale = (tool: ToolType | null): boolean => isOneOf(WHOLESALE, tool)

/**
 * Whether numbers and names are set in the shop's own font: those on artwork that is uploaded. What is drawn with a design tool has
 * its own fonts, whose letters are looked for where it is drawn. VAR-14.
 */
export const setsNumbersInShopFont = (tool: ToolType | null): boolean => tool === null || tool === 'upload'

const isOneOf = (tools: readonly ToolType[], tool: ToolType | null) => tool !== null && tools.includes(tool)
