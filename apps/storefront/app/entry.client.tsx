import { onFirstInteraction } from './parts/configurator/live/first-interaction.ts'
import { LIVE_CONFIGURATOR_ID } from './parts/configurator/live/live-id.ts'
import { closeMenusOnEscape } from './parts/page/close-menus.ts'

/** Where every page starts. A page with Remix's scripts comes to life as a whole, the configurator's by itself. */
closeMenusOnEscape(document)
const configurator = document.getElementById(LIVE_CONFIGURATOR_ID)
if ('__remixContext' in window) {
  const { hydratePage } = await import('./hydrate-page.tsx')
  hydratePage()
} else if (configurator) {
  await onFirstInteraction()
  const { hydrateConfigurator } = await import('./parts/configurator/live/hydrate-configurator.tsx')
  hydrateConfigurator(configurator)
}
