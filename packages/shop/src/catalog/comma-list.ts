/** A comma list as its entries, blanks left out: `"10, 50,100"` → `["10", "50", "100"]`. */
export const entriesOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A comma list of amounts as decimals: `".60, 1"` → `["0.60", "1"]`. */
export const amountsOf = (list: string): readonly string[] =>
  entriesOf(list).map((entry) => (entry.startsWith('.') ? `0${entry}` : entry))

/** A comma list of quantities, ascending, whole and positive; anything else is a data error. */
export const quantitiesOf = (list: string): readonly number[] =>
  entriesOf(list)
    .map((entry) => {
      const quantity = Number(entry)
      if (!Number.isSafeInteger(quantity) || quantity < 1)
        throw new Error(`The catalog has a quantity that is none: ${entry}`)
      return quantity
    })
    .sort((a, b) => a - b)
