import fc from 'fast-check'

/** A piece of text without digits, as stands around the numbers of a range. */
export const plainText = (): fc.Arbitrary<string> =>
  fc.string({ maxLength: 6 }).map((text) => text.replaceAll(/[0-9]/g, '-'))

/** The bounds of a number range of one number, with the distance they were built from. */
export const numberRange = (): fc.Arbitrary<{
  readonly from: string
  readonly to: string
  readonly first: bigint
  readonly distance: number
}> =>
  fc
    .record({
      prefix: plainText(),
      suffix: plainText(),
      first: fc.bigInt({ min: 0n, max: 10n ** 30n }),
      distance: fc.integer({ min: -500, max: 500 }),
      padding: fc.nat({ max: 40 }),
    })
    .filter(({ first, distance }) => first + BigInt(distance) >= 0n)
    .map(({ prefix, suffix, first, distance, padding }) => {
      // Zeros of To alone pad nothing.
      const digits = first.toString().length < padding ? padding : 0
      const bound = (number: bigint) => prefix + number.toString().padStart(digits, '0') + suffix
      return { from: bound(first), to: bound(first + BigInt(distance)), first, distance }
    })

/** Rows of texts with everything that makes CSV difficult. */
export const csvRows = (): fc.Arbitrary<readonly (readonly string[])[]> =>
  fc.array(
    fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', ' ', '\n', '\r', ';', 'é') }), {
      minLength: 1,
      maxLength: 5,
    }),
    { maxLength: 6 },
  )

/** Rows written as RFC 4180 text, every field in quotation marks. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')).join('\r\n')
