/** The element a design tool stands in; a page without it has other scripts. */
export const DESIGN_TOOL_ID = 'design-tool'
/** What its page says until it has opened, and where it can't be fetched. */
export const OPENING_ID = 'tool-opening'
export const NOT_OPENED_ID = 'tool-not-opened'
