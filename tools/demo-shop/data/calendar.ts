import type { ProductionCalendar } from '@kisscut/shop/ports/catalog'

/** PROD-1: orders before the cut-off count today; nothing ships on these days. */
export const CALENDAR: ProductionCalendar = {
  cutOff: '14:00',
  timezone: 'America/New_York',
  holidays: [
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
  ],
}
