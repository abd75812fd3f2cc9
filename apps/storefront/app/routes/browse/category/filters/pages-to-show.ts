/** Number of pages on either side of the current one. */
const AROUND = 2

/** The page numbers to link, in order, with null for a gap. Few for a list of any length. FIND-6. */
export function pagesToShow(page: number, pages: number): readonly (number | null)[] {
  const numbers = [
    ...new Set([1, ...Array.from({ length: 2 * AROUND + 1 }, (_, at) => page - AROUND + at), pages]),
  ].filter((each) => each >= 1 && each <= pages)
  return numbers.flatMap((each, at) => {
    const before = numbers[at - 1] ?? each - 1
    // A gap of one page is replaced by that page.
    return each - before === 2 ? [each - 1, each] : each - before > 2 ? [null, each] : [each]
  })
}
