/** What a line in a file is for. */
export const CUT_KINDS = ['thru', 'kiss', 'perforation', 'crease'] as const
export type CutKind = (typeof CUT_KINDS)[number]

/** A line of a file that is cut, perforated or creased: one ring, or an open line, in fractions of the page. */
export interface FileLine {
  readonly kind: CutKind
  /** `M`, `L` and `C` with absolute figures, and `Z` at the end of a closed one. */
  readonly path: string
}

/** Names of spot colors, layers and objects that shops and plotters use, without spaces, hyphens and underscores. */
const NAMES: Readonly<Record<CutKind, readonly string[]>> = {
  thru: ['cutcontour', 'thrucut', 'throughcut', 'diecut', 'dieline', 'cut', 'stanze'],
  kiss: ['cutcontourkiss', 'kisscut'],
  perforation: ['perf', 'perfcut', 'perfcutcontour'],
  crease: ['crease', 'fold'],
}

const KINDS: ReadonlyMap<string, CutKind> = new Map(
  CUT_KINDS.flatMap((kind) => NAMES[kind].map((name) => [name, kind] as const)),
)

/** What a name says a line is for, whatever its case; null: nothing. FILE-20. */
export const cutKindOf = (name: string): CutKind | null =>
  KINDS.get(name.toLowerCase().replace(/[\s_\-\0]/g, '')) ?? null
