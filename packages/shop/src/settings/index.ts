import type { SettingsRow } from '@kisscut/records'
import { saveSettings, type SettingsDeps } from './save-settings.ts'
import { shownSettings, type ShownSettings } from './shown-settings.ts'

export interface SettingsUseCases {
  /** What every page shows of them. */
  shown(): Promise<ShownSettings>
  /** All of them, as they are stored. */
  read(): Promise<SettingsRow>
  save: ReturnType<typeof saveSettings>
}

/** What holds for the whole shop. SETTINGS-1. */
export const createSettings = (deps: SettingsDeps): SettingsUseCases => ({
  shown: async () => shownSettings((await deps.catalog.recent()).settings),
  read: () => deps.storage.catalog.settings(),
  save: saveSettings(deps),
})
