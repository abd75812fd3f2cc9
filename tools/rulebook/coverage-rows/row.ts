/** Where a requirement is implemented: a function or list, and the test that proves it. */
export interface CoverageRow {
  readonly id: string
  /** `file#name`, below `packages/`. */
  readonly code: readonly string[]
  /** `file > title`, relative to `packages/`; the title of the test, or its beginning. */
  readonly tests: readonly string[]
}

/** A row; paths are relative to the rules' source folder. */
export const row = (id: string, code: readonly string[], tests: readonly string[]): CoverageRow => ({
  id,
  code: code.map(inCore),
  tests: tests.map(inCore),
})

/** Paths are relative to the rules' source folder, unless they start with another package's name. */
const inCore = (place: string) =>
  /^(?:artwork|editors|machines|shop)\//.test(place) ? place.replace('/', '/src/') : `core/src/${place}`
