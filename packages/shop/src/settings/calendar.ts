import type { Calendar } from '@kisscut/core/production'
import { daysIn, type SettingsRow } from '@kisscut/records'

/** When the shop works, as its settings have it. PROD-1, SETTINGS-5. */
export const calendarOf = ({ cut_off, timezone, holidays, proof_days }: SettingsRow): Calendar => ({
  cutOff: cut_off,
  timezone,
  holidays: daysIn(holidays),
  proofDays: proof_days,
})
