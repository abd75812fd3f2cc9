/**
 * The check digit of the GS1 family (EAN, UPC, ISBN-13): digits from the right weigh 3, 1, 3, …; takes the digits without
 * the check digit. CODE-6.
 */
export function checkDigitMod10(digits: string): string {
  const sum = weighted(digits, (fromLeft, length) => ((length - fromLeft) % 2 === 1 ? 3 : 1))
  return String((10 - (sum % 10)) % 10)
}

/** The check digit of ISBN-10 and ISSN: weights fall to 2 at the last digit, modulo 11, ten is `X`. CODE-6. */
export function checkDigitMod11(digits: string): string {
  const sum = weighted(digits, (fromLeft, length) => length - fromLeft + 1)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/**
 * The check digit of a PZN (PZN8): its seven digits weigh 1 to 7, modulo 11. A remainder of ten is never given out as a
 * number: null. CODE-6.
 */
export function checkDigitPzn(digits: string): string | null {
  const check = weighted(digits, (fromLeft) => fromLeft + 1) % 11
  return check === 10 ? null : String(check)
}

function weighted(digits: string, weight: (fromLeft: number, length: number) => number): number {
  return [...digits].reduce(
    (sum, digit, fromLeft) => sum + Number(digit) * weight(fromLeft, digits.length),
    0,
  )
}
