/** The element that holds the configurator; a page without it has Remix's scripts. */
export const LIVE_CONFIGURATOR_ID = 'live-configurator'
