import { type NewRowOf, SETTINGS_ID, type settings } from '@kisscut/records'

/** Days without production or shipping. */
const HOLIDAYS = [
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-05-31',
  '2027-07-05',
  '2027-09-06',
  '2027-11-25',
  '2027-12-24',
  '2028-01-03',
]

/** Settings of the demo shop: its working days (PROD-1), and currencies besides dollars (CUR-2). */
export const SETTINGS: NewRowOf<typeof settings> = {
  id: SETTINGS_ID,
  timezone: 'America/New_York',
  holidays: HOLIDAYS.join('\n'),
  currencies: 'EUR 0.92\nJPY 151 to 10',
}
