import { ArgumentError, withArgumentErrors } from '../errors/argument-error.ts'
import { FALLBACK_LOCALE } from '../units/locale.ts'

/** A day of the calendar as `YYYY-MM-DD`: counted here, never shifted by a time zone. */
export type Day = string

const DAY = 86_400_000
const MINUTE = 60_000
/** No shop rests longer than this: where the search for a business day ends. */
const LONGEST_REST = 366

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The day after. */
export const nextDay = (day: Day): Day => new Date(startOf(day) + DAY).toISOString().slice(0, 10)

/** Monday to Friday, holidays left out. PROD-1. */
export function isBusinessDay(day: Day, holidays: readonly Day[]): boolean {
  const weekday = new Date(startOf(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day)
}

/** The first business day at or after a day. */
export function businessDayFrom(day: Day, holidays: readonly Day[]): Day {
  let found = day
  for (let rested = 0; rested < LONGEST_REST && !isBusinessDay(found, holidays); rested += 1)
    found = nextDay(found)
  return found
}

/** Most business days that are counted; an order that takes longer has no date. */
const MOST_DAYS = 10_000

/** The day a number of business days after another. Throws an {@link ArgumentError} for more days than a calendar has. PROD-1. */
export function addBusinessDays(day: Day, count: number, holidays: readonly Day[]): Day {
  if (!(count <= MOST_DAYS)) throw new ArgumentError(`Not a number of business days: ${count}`)
  let reached = day
  for (let left = count; left > 0; left -= 1) reached = businessDayFrom(nextDay(reached), holidays)
  return reached
}

/** The day and `HH:MM` the shop's clock shows at a moment. Throws `RangeError` on an unknown time zone. */
export function localTime(moment: Date, timezone: string): { readonly day: Day; readonly time: string } {
  const parts = clockOf(timezone).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The day it is at the shop at a moment. Throws an {@link ArgumentError} on an unknown time zone. PROD-1. */
export const shopDay = (moment: Date, timezone: string): Day =>
  withArgumentErrors('shopDay', () => localTime(moment, timezone).day)

/** The moment the shop's clock shows this day and `HH:MM`; clocks that are changed in between are heeded. */
export function momentOf(day: Day, time: string, timezone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const guess = wanted - offsetAt(wanted, timezone)
  return wanted - offsetAt(guess, timezone)
}

const WEEKDAY = new Intl.DateTimeFormat(FALLBACK_LOCALE, { weekday: 'long', timeZone: 'UTC' })
const DATE = new Intl.DateTimeFormat(FALLBACK_LOCALE, {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Tuesday` */
export const weekdayInWords = (day: Day): string => WEEKDAY.format(startOf(day))

/** `Tuesday, Nov 25` */
export const dayInWords = (day: Day): string => DATE.format(startOf(day))

/** `14:00` is `2 pm`, `09:30` is `9:30 am`. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`
}

/** How far the shop's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timezone: string): number {
  const { day, time } = localTime(new Date(moment), timezone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / MINUTE) * MINUTE
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}
