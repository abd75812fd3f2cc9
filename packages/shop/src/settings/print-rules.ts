import type { PrintRules } from '@kisscut/core/print-rules'
import type { SettingsRow } from '@kisscut/records'

/** The shop's print rules, from its settings. SETTINGS-12. */
export const printRulesOf = (row: SettingsRow): PrintRules => ({
  good: row.good_resolution,
  low: row.low_resolution,
  coarse: row.coarse_resolution,
  bleed: Number(row.bleed),
  safeArea: Number(row.safe_area),
})
