import type { CatalogCache } from './catalog/catalog-cache.ts'
import type { DrawingOf } from './clipart/drawing-boxes.ts'
import type { Drawings } from './design/drawings.ts'
import type { Faces } from './design/fonts/faces.ts'
import type { FontFiles } from './design/fonts/font-files.ts'
import type { WordMeasure } from './drag-drop-buy/strip-words.ts'
import type { Post } from './letters/post.ts'
import type { Links } from './links.ts'
import type { Clock } from './ports/clock.ts'
import type { Intake } from './ports/intake.ts'
import type { Preview } from './ports/preview.ts'
import type { ProductionPorts } from './ports/production.ts'
import type { ServedFiles } from './ports/served-files.ts'
import type { StockLibrary } from './ports/stock-library.ts'
import type { Storage } from './ports/storage.ts'
import type { ReadSoldItems } from './sold-items/items.ts'
import type { Outcome } from './outcome.ts'
import type { ReadNotes } from './reads/reads.ts'

/** Everything a use case can ask for, by name. `createShop` composes it; no use case takes all of it: see {@link Deps}. */
export interface Dependencies extends Omit<ProductionPorts, 'pressForJobs'> {
  readonly storage: Storage
  readonly soldItems: ReadSoldItems
  readonly catalog: CatalogCache
  readonly links: Links
  readonly now: Clock
  readonly onError: (error: unknown) => void
  readonly drawings: Drawings
  readonly drawingOf: DrawingOf
  readonly faces: Faces
  readonly fontFiles: FontFiles
  readonly measure: WordMeasure
  readonly notes: ReadNotes
  readonly intake: Intake
  /** Folder of uploads in progress, readable by the intake's confined processes. */
  readonly incomingDir: string
  readonly preview: Preview
  readonly served: ServedFiles
  readonly library: StockLibrary
  readonly post: Post
  /** Origin shoppers use, for links in letters. */
  readonly publicUrl: string
  /** Seals what a copy of the database must not reveal. */
  readonly secret: string
  readonly artworkPicture: (id: string) => Promise<Outcome<Uint8Array>>
}

/** The name of a dependency, or of a part of one: `now`, `storage.records`. */
type DepKey = {
  [Name in keyof Dependencies]: Name | `${Name}.${keyof Dependencies[Name] & string}`
}[keyof Dependencies]

type NameIn<Key extends string> = Key extends `${infer Name}.${string}` ? Name : Key
type PartIn<Name extends string, Key extends string> = Key extends `${Name}.${infer Part}` ? Part : never

/**
 * The dependencies that a function uses itself: `Deps<'storage.records' | 'now'>` is `{ storage: Pick<Storage, 'records'>; now: Clock }`.
 * ESLint (`kisscut/deps`) reports keys that are not used.
 */
export type Deps<Key extends DepKey> = {
  readonly [Name in NameIn<Key> & keyof Dependencies]: Name extends Key
    ? Dependencies[Name]
    : Pick<Dependencies[Name], PartIn<Name, Key> & keyof Dependencies[Name]>
}

/** The dependencies of functions that this one passes its own to: `DepsOf<typeof first | typeof second>` is what both need. */
export type DepsOf<Called extends (deps: never, ...rest: never) => unknown> = (
  Called extends (deps: infer Deps, ...rest: never) => unknown ? (deps: Deps) => void : never
) extends (deps: infer All) => void
  ? All
  : never
