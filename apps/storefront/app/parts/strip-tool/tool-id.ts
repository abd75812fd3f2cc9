/** Id of the element that holds the strip editor; pages without it have other scripts. */
export const STRIP_TOOL_ID = 'strip-tool'
