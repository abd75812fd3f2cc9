/** Most records one design may vary over. VAR-13. */
export const MAXIMUM_RECORDS = 100_000

/** A range bound longer than this many characters is shown From above To. VAR-9. */
export const STACKED_LAYOUT_LENGTH = 20

/** What a text shows once it has become a number range. VAR-7. */
export const NUMBER_RANGE_TEXT = 'Number Range'
