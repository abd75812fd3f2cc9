/** Most records one design may vary over. Decisions 10. */
export const MAXIMUM_RECORDS = 100_000

/** A range bound longer than this many characters is shown From above To. Spec §9. */
export const STACKED_LAYOUT_LENGTH = 20

/** What a text shows once it has become a number range. Spec §4. */
export const NUMBER_RANGE_TEXT = 'Number Range'
