/** The element the editor of a strip stands in; a page without it has other scripts. */
export const STRIP_TOOL_ID = 'strip-tool'
