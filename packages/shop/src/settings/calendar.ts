import type { Calendar } from '@kisscut/core/production'
import { daysIn, type SettingsRow } from '@kisscut/records'

/** The shop's working calendar, from its settings. PROD-1, SETTINGS-5. */
export const calendarOf = ({ cut_off, timezone, holidays, proof_days }: SettingsRow): Calendar => ({
  cutOff: cut_off,
  timezone,
  holidays: daysIn(holidays),
  proofDays: proof_days,
})
