/** Id of the element that holds a design tool; pages without it have other scripts. */
export const DESIGN_TOOL_ID = 'design-tool'
/** Ids of the messages shown while the tool loads, and if it fails to load. */
export const OPENING_ID = 'tool-opening'
export const NOT_OPENED_ID = 'tool-not-opened'
