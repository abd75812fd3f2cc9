import { onFirstInteraction } from './parts/configurator/live/first-interaction.ts'
import { LIVE_CONFIGURATOR_ID } from './parts/configurator/live/live-id.ts'
import { openTool } from './parts/design-tool/open-tool.ts'
import { DESIGN_TOOL_ID } from './parts/design-tool/tool-id.ts'
import { CLIPART_ID } from './parts/clipart/clipart-id.ts'
import { STRIP_TOOL_ID } from './parts/strip-tool/tool-id.ts'
import { onReturned, renewCartLink } from './parts/page/returned.ts'
import { checkLargestFile } from './parts/artwork-file/largest-file.ts'
import { sendFormsOnce } from './parts/form/sent-once.ts'
import { closeMenusOnEscape } from './parts/page/close-menus.ts'
import { playOnceOpened } from './parts/page/play-once-opened.ts'
import { LIVE_LIST, LIVE_PRICE } from './parts/page/live-list-marks.ts'
import { suggestWhileTyping } from './parts/search/suggest/listen.ts'

/**
 * Client entry. Hydrates the configurator or a design tool alone where it is a root of its own, otherwise the whole page
 * with Remix; read-only pages get only the few scripts they need ([decision 55]).
 */
closeMenusOnEscape(document)
playOnceOpened(document)
checkLargestFile(document)
sendFormsOnce(document)
suggestWhileTyping(document)
const configurator = document.getElementById(LIVE_CONFIGURATOR_ID)
const designTool = document.getElementById(DESIGN_TOOL_ID)
const clipart = document.getElementById(CLIPART_ID)
const stripTool = document.getElementById(STRIP_TOOL_ID)
const list = document.querySelector<HTMLElement>(`[${LIVE_LIST}]`)
const priced = document.querySelector<HTMLFormElement>(`form[${LIVE_PRICE}]`)
const passkey = document.querySelector<HTMLFormElement>('form[data-passkey]')
if ('__remixContext' in window) {
  const { hydratePage } = await import('./hydrate-page.tsx')
  hydratePage()
} else if (configurator) {
  onReturned(() => void renewCartLink(document).catch(() => undefined))
  await onFirstInteraction()
  const { hydrateConfigurator } = await import('./parts/configurator/live/hydrate-configurator.tsx')
  await hydrateConfigurator(configurator)
} else if (clipart) {
  onReturned(() => void renewCartLink(document).catch(() => undefined))
  await onFirstInteraction()
  const { hydrateClipart } = await import('./parts/clipart/hydrate-clipart.tsx')
  hydrateClipart(clipart)
} else if (designTool) {
  onReturned(() => void renewCartLink(document).catch(() => undefined))
  await openTool(async () => (await import('./parts/design-tool/mount.tsx')).mountDesignTool(designTool))
} else if (stripTool) {
  onReturned(() => void renewCartLink(document).catch(() => undefined))
  await openTool(async () => (await import('./parts/strip-tool/mount.tsx')).mountStripTool(stripTool))
} else if (passkey) {
  const { requestPasskey } = await import('./parts/passkey/passkey-dialog.ts')
  requestPasskey(passkey)
} else {
  onReturned(() => void renewCartLink(document).catch(() => undefined))
  if (list) (await import('./parts/page/live-list.ts')).enliven(list)
  if (priced) (await import('./parts/page/live-price.ts')).followPrice(priced)
}
