/** The element that holds the configurator; a page without it has Remix's scripts. */
export const LIVE_CONFIGURATOR_ID = 'live-configurator'

/** Named in the address of a page whose form another tab was ahead of. DESIGN-22. */
export const STALE = 'changed'
