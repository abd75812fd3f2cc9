/** Where the press stands and when it rests. */
export interface Calendar {
  /** IANA name, e.g. `America/New_York`. */
  readonly timezone: string
  /** Days nothing is made or shipped, `2026-12-25`. */
  readonly holidays: readonly string[]
}

/** A day on the shop's wall calendar, counted from 1 January 1970. */
export interface Day {
  readonly serial: number
}

const DAY_MS = 86_400_000
const SUNDAY = 0
const SATURDAY = 6

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timezone, format)
  return format
}

/** The day and the minutes since midnight that the shop's wall clock shows. */
export function wallClock(now: Date, timezone: string): { readonly day: Day; readonly minutes: number } {
  const parts = Object.fromEntries(
    formatFor(timezone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>
  const serial = Date.UTC(parts.year, parts.month - 1, parts.day) / DAY_MS
  return { day: { serial }, minutes: parts.hour * 60 + parts.minute }
}

const dateOf = ({ serial }: Day) => new Date(serial * DAY_MS)

/** Monday to Friday, holidays left out. */
export function isBusinessDay(day: Day, { holidays }: Calendar): boolean {
  const weekday = dateOf(day).getUTCDay()
  return (
    weekday !== SUNDAY && weekday !== SATURDAY && !holidays.includes(dateOf(day).toISOString().slice(0, 10))
  )
}

/** The business day this many business days after a day. */
export function businessDayAfter(day: Day, days: number, calendar: Calendar): Day {
  let { serial } = day
  for (let left = days; left > 0;) {
    serial += 1
    if (isBusinessDay({ serial }, calendar)) left -= 1
  }
  return { serial }
}

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** `Tuesday 25 November`. */
export const showDay = (day: Day): string => words.format(dateOf(day)).replace(',', '')
