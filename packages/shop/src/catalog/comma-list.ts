/** The entries of a comma-separated list, without blanks: `"10, 50,100"` → `["10", "50", "100"]`. */
export const entriesOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A comma-separated list of amounts as decimals: `".60, 1"` → `["0.60", "1"]`. */
export const amountsOf = (list: string): readonly string[] =>
  entriesOf(list).map((entry) => (entry.startsWith('.') ? `0${entry}` : entry))

/** A comma-separated list of quantities, in ascending order. Throws unless all are positive whole numbers. */
export const quantitiesOf = (list: string): readonly number[] =>
  entriesOf(list)
    .map((entry) => {
      const quantity = Number(entry)
      if (!Number.isSafeInteger(quantity) || quantity < 1)
        throw new Error(`The catalog has a quantity that is none: ${entry}`)
      return quantity
    })
    .sort((a, b) => a - b)
