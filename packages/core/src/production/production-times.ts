import { businessDayAfter, isBusinessDay, showDay, wallClock, type Calendar } from './calendar.ts'

/** Business days for orders up to a quantity; the first band with room is in force. Decisions 20. */
export interface ProductionBand {
  /** Null: any quantity. */
  readonly up_to: number | null
  readonly standard: number
  readonly rush: number
}

export interface ProductionPlan extends Calendar {
  /** `14:00`: orders before it count today. */
  readonly cutOff: string
  readonly bands: readonly ProductionBand[]
}

const NO_BAND: ProductionBand = { up_to: null, standard: 5, rush: 5 }
const DAY = 24 * 60

/**
 * Business days from the cut-off, standard and rush, and a sentence about them: "Order within 3 h 12 min, ships Tuesday
 * 25 November". Spec §7; decisions 20.
 */
export function productionTimes(plan: ProductionPlan, quantity: number, now: Date) {
  const { standard, rush } = bandFor(plan.bands, quantity)
  const { day, minutes } = wallClock(now, plan.timezone)
  const cutOff = minutesOf(plan.cutOff)
  const today = isBusinessDay(day, plan) && minutes < cutOff
  const ordered = today ? day : businessDayAfter(day, 1, plan)
  const left = (ordered.serial - day.serial) * DAY + cutOff - minutes
  const ships = showDay(businessDayAfter(ordered, standard, plan))
  const until = left < DAY ? `within ${showMinutes(left)}` : `by ${plan.cutOff} on ${showDay(ordered)}`
  return { message: `Order ${until}, ships ${ships}`, standard, rush }
}

const bandFor = (bands: readonly ProductionBand[], quantity: number): ProductionBand =>
  bands.find(({ up_to }) => up_to === null || quantity <= up_to) ?? bands.at(-1) ?? NO_BAND

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function showMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`
}
