import { REVERSE_CUT_TAG } from './eligible.ts'

/**
 * Tags of options and option sets that control press and plotter. A product that is always finished so has a
 * fixed option. REC-13.
 */
export const FINISHING_TAGS = {
  /** The die line is a perforation, to be punched out by hand. */
  perforation: 'perforation',
  /** A perforation across the middle, to tear a part off. */
  tearLine: 'tear-line',
  /** Cut through the face stock only. */
  kissCut: 'kiss-cut',
  /** A rectangle of backing is left around it. */
  squareBacking: 'square-backing',
  /** A sheet where every part of the artwork is a sticker of its own. */
  stickerSheet: 'sticker-sheet',
  /** The corners of a rectangle are cut round. OPT-17. */
  roundedCorners: 'rounded-corners',
  /** Holes for grommets in the corners. OPT-19. */
  grommets: 'grommets',
  /** The same artwork is printed on front and back. OPT-21. */
  bothSides: 'both-sides',
  whiteInk: 'white-ink',
  /** A rectangle is cut around lettering, so that the film beside it is pulled off in one piece. LET-13. */
  weedBorder: 'weed-border',
  reverseCut: REVERSE_CUT_TAG,
} as const
/** One of the tags that finish a piece. */
export type FinishingTag = keyof typeof FINISHING_TAGS
