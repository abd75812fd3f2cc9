/** The purposes of a line in a file. */
export const CUT_KINDS = ['thru', 'kiss', 'perforation', 'crease'] as const
export type CutKind = (typeof CUT_KINDS)[number]

/** A line of a file to cut, perforate or crease: one ring or one open line, in fractions of the page. */
export interface FileLine {
  readonly kind: CutKind
  /** `M`, `L` and `C` with absolute coordinates; `Z` at the end of a closed line. */
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

/** The purpose of a line by its name, in any case; null for other names. FILE-20. */
export const cutKindOf = (name: string): CutKind | null =>
  KINDS.get(name.toLowerCase().replace(/[\s_\-\0]/g, '')) ?? null
