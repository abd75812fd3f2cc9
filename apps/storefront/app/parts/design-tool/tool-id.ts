/** The element a design tool stands in; a page without it has other scripts. */
export const DESIGN_TOOL_ID = 'design-tool'
/** Ids of the messages shown while the tool loads, and if it fails to load. */
export const OPENING_ID = 'tool-opening'
export const NOT_OPENED_ID = 'tool-not-opened'
