import { onFirstInteraction } from './parts/configurator/live/first-interaction.ts'
import { LIVE_CONFIGURATOR_ID } from './parts/configurator/live/live-id.ts'
import { onReturned, renewCartLink } from './parts/page/returned.ts'
import { closeMenusOnEscape } from './parts/page/close-menus.ts'

/** Client entry. Hydrates the whole page with Remix, or the configurator alone on its own pages; or opens the dialog for passkeys. */
closeMenusOnEscape(document)
const configurator = document.getElementById(LIVE_CONFIGURATOR_ID)
const passkey = document.querySelector<HTMLFormElement>('form[data-passkey]')
if ('__remixContext' in window) {
  const { hydratePage } = await import('./hydrate-page.tsx')
  hydratePage()
} else if (configurator) {
  onReturned(() => void renewCartLink(document).catch(() => undefined))
  await onFirstInteraction()
  const { hydrateConfigurator } = await import('./parts/configurator/live/hydrate-configurator.tsx')
  hydrateConfigurator(configurator)
} else if (passkey) {
  const { requestPasskey } = await import('./parts/passkey/passkey-dialog.ts')
  requestPasskey(passkey)
}
