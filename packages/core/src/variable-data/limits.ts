/** Most records one design may vary over. VAR-13. */
export const MAXIMUM_RECORDS = 100_000

/** Most characters of a list of values, whether it is typed or the column of a file: 100,000 names. VAR-13. */
export const LONGEST_LIST = 2_000_000

/** Most characters that a text says on one piece. VAR-13. */
export const LONGEST_TEXT = 20_000

/** A range bound longer than this many characters is shown From above To. VAR-9. */
export const STACKED_LAYOUT_LENGTH = 20

/** The text shown once it has become a number range. VAR-7. */
export const NUMBER_RANGE_TEXT = 'Number Range'
