/** Id of the element that holds the configurator; pages without it have Remix's scripts. */
export const LIVE_CONFIGURATOR_ID = 'live-configurator'

/** Query parameter of a page whose form was sent after another tab had saved. DESIGN-22. */
export const STALE = 'changed'
