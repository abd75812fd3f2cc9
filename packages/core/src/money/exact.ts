import { MoneyError } from './errors.ts'

/** How a number is cut to so many places: half-up is away from zero at exactly one half, up and down are away from and towards zero. */
type Rounding = 'half-up' | 'up' | 'down'

type Value = Exact | string | number

const NUMBER = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i

/**
 * An exact number: a fraction of whole numbers, so that no step loses anything. For rules that a quote needs now and then; prices are
 * whole numbers of a scale (`whole.ts`). PRICE-3: no floats.
 */
export class Exact {
  readonly #of: bigint
  /** Above 0. */
  readonly #by: bigint

  /** Throws {@link MoneyError} on anything but a finite number; `by`: what it is divided by, above 0. */
  constructor(value: Value | bigint, by: bigint = 1n) {
    const [of, own] =
      typeof value === 'bigint'
        ? [value, 1n]
        : value instanceof Exact
          ? [value.#of, value.#by]
          : readNumber(String(value))
    const common = divisorOf(of < 0n ? -of : of, own * by)
    this.#of = of / common
    this.#by = (own * by) / common
  }

  plus(other: Value): Exact {
    const { of, by } = partsOf(other)
    return exact(this.#of * by + of * this.#by, this.#by * by)
  }

  minus(other: Value): Exact {
    const { of, by } = partsOf(other)
    return exact(this.#of * by - of * this.#by, this.#by * by)
  }

  times(other: Value): Exact {
    const { of, by } = partsOf(other)
    return exact(this.#of * of, this.#by * by)
  }

  /** Throws a RangeError for a divisor of 0. */
  div(other: Value): Exact {
    const { of, by } = partsOf(other)
    if (of === 0n) throw new RangeError('Divided by 0')
    return of < 0n ? exact(-this.#of * by, this.#by * -of) : exact(this.#of * by, this.#by * of)
  }

  neg(): Exact {
    return exact(-this.#of, this.#by)
  }

  abs(): Exact {
    return this.#of < 0n ? this.neg() : this
  }

  /** Below 0, 0 or above 0, as this is less than the other, equal or more. */
  cmp(other: Value): number {
    const { of, by } = partsOf(other)
    const difference = this.#of * by - of * this.#by
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }

  eq(other: Value): boolean {
    return this.cmp(other) === 0
  }

  lt(other: Value): boolean {
    return this.cmp(other) < 0
  }

  lte(other: Value): boolean {
    return this.cmp(other) <= 0
  }

  gt(other: Value): boolean {
    return this.cmp(other) > 0
  }

  gte(other: Value): boolean {
    return this.cmp(other) >= 0
  }

  isNegative(): boolean {
    return this.#of < 0n
  }

  /** The largest whole number that is no more; of numbers of 0 and more. */
  floor(): Exact {
    return this.toDecimalPlaces(0, 'down')
  }

  /** With so many places at most. */
  toDecimalPlaces(places: number, rounding: Rounding = 'half-up'): Exact {
    const one = 10n ** BigInt(places)
    return exact(this.#units(one, rounding), one)
  }

  /** The number of places that it ends after; 80 where it does not end. */
  decimalPlaces(): number {
    let rest = this.#by
    for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
    if (rest !== 1n) return MOST_PLACES
    let places = 0
    for (let one = 1n; one % this.#by !== 0n; one *= 10n) places += 1
    return places
  }

  /** As text with so many places, rounded half-up; without a number of places, all it has. */
  toFixed(places = this.decimalPlaces()): string {
    const units = this.#units(10n ** BigInt(places), 'half-up')
    const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
    const point = digits.length - places
    return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`
  }

  toNumber(): number {
    return Number(this.toFixed())
  }

  toString(): string {
    return this.toFixed()
  }

  static max(first: Value, ...others: readonly Value[]): Exact {
    return others.reduce<Exact>((most, each) => (most.gte(each) ? most : new Exact(each)), new Exact(first))
  }

  static min(first: Value, ...others: readonly Value[]): Exact {
    return others.reduce<Exact>(
      (least, each) => (least.lte(each) ? least : new Exact(each)),
      new Exact(first),
    )
  }

  /** Its two parts, for this class alone. */
  static parts(value: Exact): { readonly of: bigint; readonly by: bigint } {
    return { of: value.#of, by: value.#by }
  }

  #units(one: bigint, rounding: Rounding): bigint {
    const size = (this.#of < 0n ? -this.#of : this.#of) * one
    const down = size / this.#by
    const rest = size - down * this.#by
    const isUp = rounding === 'half-up' ? 2n * rest >= this.#by : rounding === 'up' && rest > 0n
    const units = isUp ? down + 1n : down
    return this.#of < 0n ? -units : units
  }
}

/** Places of a number that never ends, when it is written out. */
const MOST_PLACES = 80

const partsOf = (value: Value) => Exact.parts(value instanceof Exact ? value : new Exact(value))

const exact = (of: bigint, by: bigint): Exact => new Exact(of, by)

function readNumber(text: string): readonly [of: bigint, by: bigint] {
  const [, sign, whole = '', behind = '', exponent = '0'] = NUMBER.exec(text) ?? []
  if (`${whole}${behind}` === '') throw new MoneyError(`Not a number: ${text.slice(0, 40)}`)
  const places = behind.length - Number(exponent)
  const size = BigInt(`${whole}${behind}`) * (places < 0 ? 10n ** BigInt(-places) : 1n)
  return [sign === '-' ? -size : size, places > 0 ? 10n ** BigInt(places) : 1n]
}

function divisorOf(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}

export const ZERO: Exact = new Exact(0)
export const ONE: Exact = new Exact(1)
