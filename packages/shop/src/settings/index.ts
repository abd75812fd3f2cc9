import type { SettingsRow } from '@kisscut/records'
import type { Chosen } from '../accounts/viewer.ts'
import { chosenOf } from './chosen.ts'
import { createOriginCheck } from './allowed-origins.ts'
import { saveSettings, type SettingsDeps } from './save-settings.ts'
import { shownSettings, type ShownSettings } from './shown-settings.ts'

export interface SettingsUseCases {
  /** Settings shown on every page. */
  shown(): Promise<ShownSettings>
  /** The valid part of a choice: a unit of length, a currency the shop sells in. UNIT-2. */
  chosen(typed: { readonly unit?: unknown; readonly currency?: unknown }): Promise<Chosen>
  /** All settings, as stored. */
  read(): Promise<SettingsRow>
  save: ReturnType<typeof saveSettings>
  /** Whether scripts of an origin may call the API. API-35. */
  allowsOrigin(origin: string): Promise<boolean>
}

/** Settings of the shop. SETTINGS-1. */
export const createSettings = (deps: SettingsDeps): SettingsUseCases => ({
  shown: async () => shownSettings((await deps.catalog.recent()).settings),
  chosen: async (typed) => chosenOf(shownSettings((await deps.catalog.recent()).settings), typed),
  read: () => deps.storage.catalog.settings(),
  save: saveSettings(deps),
  allowsOrigin: createOriginCheck(deps),
})
