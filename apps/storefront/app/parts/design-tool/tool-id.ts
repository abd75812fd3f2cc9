/** The element a design tool stands in; a page without it has other scripts. */
export const DESIGN_TOOL_ID = 'design-tool'
