import { withArgumentErrors } from '../errors/argument-error.ts'
import {
  addBusinessDays,
  businessDayFrom,
  type Day,
  dayInWords,
  localTime,
  momentOf,
  nextDay,
  timeInWords,
  weekdayInWords,
} from './calendar.ts'
import type { ProofApproval } from '../design/proof.ts'
import type { Calendar, ProductionBand, ProductionRules, ProductionTimes, ShipMessages } from './types.ts'

/** Business days of a material that states none. PROD-1. */
const WITHOUT_BANDS: ProductionBand = { up_to: null, standard: 5, rush: 5 }
/** Business days until a proof is there, where the shop states none. PROD-16. */
const PROOF_DAYS = 1
const MINUTE = 60_000
const MINUTES_A_DAY = 24 * 60
/** Up to so many days ahead a weekday names one day alone. */
const DAYS_BY_NAME = 6

/**
 * When an order of this moment ships: business days from the cut-off time, holidays left out, by the material's
 * quantity band, with a message that says so in words. Past the cut-off, or on a day off, the next business day counts.
 * Of a backordered material it is the day before which it does not ship. Throws an `ArgumentError`
 * on an unknown time zone. API-1, PROD-1.
 */
export const productionTimes = (rules: ProductionRules, quantity: number, now: Date): ProductionTimes =>
  withArgumentErrors('productionTimes', () => timesOf(rules, quantity, now))

function timesOf(rules: ProductionRules, quantity: number, now: Date): ProductionTimes {
  const { standard, rush } = bandFor(rules.bands, quantity)
  const day = orderDay(rules, now)
  const ships = rules.backordered
    ? 'On backorder, ships after'
    : `Order ${untilCutOff(rules, day, now)}, ships`
  const within = (days: number) => `${ships} ${dayInWords(addBusinessDays(day, days, rules.holidays))}`
  const proof = proofDay(rules, day)
  const approved = (days: number) => {
    const shipped = dayInWords(addBusinessDays(proof, days, rules.holidays))
    return rules.backordered
      ? `Free proof by ${dayInWords(proof)}; on backorder, ships after ${shipped}`
      : `Free proof by ${dayInWords(proof)}; ships ${shipped} if you approve it that day`
  }
  return {
    message: within(standard),
    rushMessage: within(rush),
    proofMessage: approved(standard),
    rushProofMessage: approved(rush),
    standard,
    rush,
  }
}

/** Facts about an order that its ship date depends on. */
interface ToShip {
  readonly isRush: boolean
  /** `open`: the shopper is asked later. */
  readonly proof: ProofApproval | 'open'
}

/**
 * The day an order of this moment ships, as a ticket states it: the day its pages promise, counted from the proof where there
 * is one first; null: its material is on backorder. PROD-1, PROD-16.
 */
export const shipDay = (rules: ProductionRules, quantity: number, order: ToShip, now: Date): Day | null =>
  withArgumentErrors('shipDay', () => dayOf(rules, quantity, order, now))

function dayOf(rules: ProductionRules, quantity: number, { isRush, proof }: ToShip, now: Date): Day | null {
  if (rules.backordered) return null
  const { standard, rush } = bandFor(rules.bands, quantity)
  const ordered = orderDay(rules, now)
  const from = proof === 'changes' ? proofDay(rules, ordered) : ordered
  return addBusinessDays(from, isRush ? rush : standard, rules.holidays)
}

/** The day by which the proof of an order is there. PROD-16. */
const proofDay = ({ proofDays = PROOF_DAYS, holidays }: ProductionRules, ordered: Day): Day =>
  addBusinessDays(ordered, proofDays, holidays)

/**
 * When it ships in one sentence: with a proof first, when that comes and the date counted from its approval; before the
 * shopper is asked about one, the date without, which says so. PROD-1, PROD-16.
 */
export const shipsInWords = (times: ShipMessages, order: ToShip): string =>
  withArgumentErrors('shipsInWords', () => {
    const { isRush, proof } = order
    if (proof === 'changes') return isRush ? times.rushProofMessage : times.proofMessage
    const message = isRush ? times.rushMessage : times.message
    return proof === 'open' ? `${message} if you skip the proof` : message
  })

/** The first band that takes the quantity; beyond the last one, the last. PROD-1. */
export const bandFor = (bands: readonly ProductionBand[], quantity: number): ProductionBand =>
  withArgumentErrors(
    'bandFor',
    () => bands.find(({ up_to }) => up_to === null || quantity <= up_to) ?? bands.at(-1) ?? WITHOUT_BANDS,
  )

/** The day an order of this moment counts for: today until the cut-off, if the shop works today. PROD-1. */
function orderDay({ timezone, cutOff, holidays }: Calendar, now: Date): Day {
  const { day, time } = localTime(now, timezone)
  return businessDayFrom(time < cutOff ? day : nextDay(day), holidays)
}

/** `within 3 h 12 min`; a day or more ahead, `by 2 pm Monday`. */
function untilCutOff({ cutOff, timezone }: Calendar, day: Day, now: Date): string {
  const minutes = Math.ceil((momentOf(day, cutOff, timezone) - now.getTime()) / MINUTE)
  if (minutes >= MINUTES_A_DAY) {
    const isNear = minutes < DAYS_BY_NAME * MINUTES_A_DAY
    return `by ${timeInWords(cutOff)} ${isNear ? weekdayInWords(day) : dayInWords(day)}`
  }
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `within ${minutes} min` : `within ${hours} h ${minutes % 60} min`
}
