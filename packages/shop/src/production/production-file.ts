import { shopDay } from '@kisscut/core/production'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { SceneName } from '@kisscut/core/design'
import { FINISHING_TAGS, type FinishingTag } from '@kisscut/core/option'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { printedOf } from '@kisscut/artwork/design'
import type { SettingsRow } from '@kisscut/records'
import { designToJson } from '@kisscut/artwork/design-json'
import { can } from '../accounts/can.ts'
import { isStaff } from '../accounts/roles.ts'
import type { CatalogCache, CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import type { ReadSoldItems } from '../sold-items/items.ts'
import { loadForPress } from '../sold-items/load-for-press.ts'
import { lookOfCustom, pictureOfCustom } from '../design/draw-preview.ts'
import { finishedSizeOf, tracedColumns } from '../design/finished-size.ts'
import type { Drawings } from '../design/drawings.ts'
import { dpiOf } from '../design/placing.ts'
import { hasArtwork, isDrawn } from '../design/printed-artwork.ts'
import { conflict, done, invalid, notFound, notMade, type Outcome } from '../outcome.ts'
import type { Clock } from '../ports/clock.ts'
import type { ProofFacts } from '../ports/press.ts'
import type { NotedProof } from '../ports/proofs.ts'
import type { Storage } from '../ports/storage.ts'
import { filmLines, filmNames } from '../lettering/cut.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import { cutsOf, inOrder } from './cuts.ts'
import { finishingOf, isFinished, isReverseCut, unwindIn } from './finishing.ts'
import { preflightOf, stopsOf, type CutReport } from './preflight.ts'
import { printDesignOf } from './print-design.ts'
import { sceneOf } from './scene-of.ts'
import type { Preview } from '../ports/preview.ts'
import type { ProductionPorts } from '../ports/production.ts'
import type { Turn } from '../ports/turn.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/artwork.ts'
import { productNotFound, sideNotFound } from '../messages/records.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { notMadeNow } from '../messages/jobs.ts'

export interface ProductionDeps extends ProductionPorts {
  readonly storage: Storage
  readonly soldItems: ReadSoldItems
  readonly preview: Preview
  readonly catalog: CatalogCache
  readonly now: Clock
  readonly drawings: Drawings
  /** Receives errors of the press. */
  readonly onError: (error: unknown) => void
}

/** Files made from one product. `owner`: also for its owner; all others are for staff only. */
export const PRODUCTION_FILES = {
  'preview.png': { mime: 'image/png', owner: true },
  'mock-up.webp': { mime: 'image/webp', owner: true },
  'proof.pdf': { mime: 'application/pdf', owner: true },
  'print.pdf': { mime: 'application/pdf', owner: false },
  'cut.svg': { mime: 'image/svg+xml', owner: false },
  'cut.dxf': { mime: 'image/vnd.dxf', owner: false },
  report: { mime: 'application/json', owner: true },
} as const
/** For artwork with a watermark, these are for staff only as well, because they show it without. MKT-7. */
const SHOWS_ALL: ReadonlySet<string> = new Set(['mock-up.webp', 'proof.pdf'])
export type ProductionKind = keyof typeof PRODUCTION_FILES

/** A file that can be made, with its metadata. */
export interface ProductionFile {
  /** File name for downloads: letters, digits, hyphens and a dot. */
  readonly name: string
  readonly mime: string
  /** Hexadecimal hash of everything the file is made from. */
  readonly etag: string
  /**
   * Makes the file, once for concurrent requests of the same one. `conflict`: there is no artwork yet, or the press failed. `busy`: the
   * queue is full. `changed`: a newer state of the product will be made instead (pictures and reports only, FILE-14). `invalid`: the
   * preflight found errors, by element (`artwork`, `cut`), or the uploaded file could not be drawn (`user_file`).
   */
  make(): Promise<Outcome<Uint8Array>>
}

export interface FileOptions {
  /**
   * Longer side of a picture, at most {@link PREVIEW_PIXELS}; by default 640 for `preview.png`, and the scene's own for a
   * mock-up.
   */
  readonly pixels?: number
  /** Scene of a mock-up; by default the product’s own. */
  readonly scene?: SceneName
  /** Id of the side that a preview shows; the first by default. */
  readonly side?: string
  /** Reader of a report, at whose prices quick fixes are offered. */
  readonly viewer?: Viewer
}

export const PREVIEW_PIXELS = { least: 16, most: 2000 } as const

/** Incremented when prepress changes the bytes it writes for the same product. */
const EDITION = 13

/** File names that differ from the kind. */
const FILE_NAMES: Partial<Record<ProductionKind, (facts: ProofFacts) => string>> = {
  report: () => 'report.json',
  'proof.pdf': ({ version }) => `proof-${version}.pdf`,
}

/** A file of a product for its owner or staff; not found for all others. Nothing is made yet. */
export const productionFile = (
  deps: Deps<'catalog.current' | 'drawings'> &
    DepsOf<typeof factsFor | typeof fingerprintOf | typeof loadForPress | typeof madeOf>,
) => {
  const underWay = new Map<string, Promise<Outcome<Made>>>()
  return async (
    viewer: Viewer,
    id: string,
    kind: ProductionKind,
    options: FileOptions = {},
  ): Promise<Outcome<ProductionFile>> => {
    const { mime, owner } = PRODUCTION_FILES[kind]
    if (!owner && !can(viewer, 'read', 'press_file')) return notFound(productNotFound)
    // The press works in one unit for every viewer: lengths in texts stay as written.
    const catalog = await deps.catalog.current({ currency: viewer.currency })
    const loaded = await loadForPress(deps, catalog, viewer, id)
    if (!loaded.ok) return loaded
    if (
      SHOWS_ALL.has(kind) &&
      !isStaff(viewer) &&
      (await deps.drawings.watermark(loaded.value.design)) !== null
    )
      return notFound(productNotFound)
    const isSide = ({ id: each }: { readonly id: string }) => each === options.side
    if (options.side !== undefined && !loaded.value.design.sides.some(isSide)) return notFound(sideNotFound)
    const facts = await factsFor(deps, loaded.value, kind)
    const name = `${loaded.value.known.product.slug}-${id.slice(0, 8)}-${FILE_NAMES[kind]?.(facts) ?? kind}`
    const etag = await fingerprintOf(deps, kind, loaded.value, facts, { ...options, viewer }, catalog)
    const begin = () => {
      const making = madeOf(deps, loaded.value, kind, facts, { ...options, viewer }).finally(() =>
        underWay.delete(etag),
      )
      underWay.set(etag, making)
      return making
    }
    return done({
      name,
      mime,
      etag,
      make: async () => {
        const made = await (underWay.get(etag) ?? begin())
        return made.ok ? done(made.value.bytes) : made
      },
    })
  }
}

/** Shop data for files that people read: its name, and its time zone for days. */
export type ShopOfFiles = Pick<SettingsRow, 'name' | 'timezone'>

/** The text of a proof; `proof` is its version. */
export const proofFactsOf = (
  { name, timezone }: ShopOfFiles,
  sold: SoldProduct,
  proof: NotedProof = { version: 1, made: sold.row.updated },
): ProofFacts => {
  const { row, configuration, design, file, known } = sold
  const material = known.product.materials.find(({ id }) => id === row.material)
  const unwind = unwindIn(sold)
  return {
    shop: name,
    number: row.id,
    version: proof.version,
    date: shopDay(proof.made, timezone),
    product: known.product.name,
    material: material?.name ?? '',
    quantity: row.quantity,
    finished: finishedSizeOf({ row, design, file, known }),
    dpi: dpiOf(design),
    ...(isCutFromFilm(known) && { films: filmNames(sold) }),
    finishing: finishingOf({ row, configuration, design, known }),
    ...(unwind !== null && { unwind }),
  }
}

/**
 * The facts for a file. Once there is artwork, a proof has a number: the same product has the same proof all day, a changed one
 * has a new version (PROD-4).
 */
export const factsFor = async (
  deps: Deps<'catalog.current' | 'drawings' | 'now' | 'storage.proofs'> & DepsOf<typeof designOf>,
  loaded: SoldProduct,
  kind: ProductionKind,
): Promise<ProofFacts> => {
  const { settings } = await deps.catalog.current()
  if (kind !== 'proof.pdf' || !hasArtwork(loaded)) return proofFactsOf(settings, loaded)
  // If the product can't be drawn, making the proof reports it.
  const traced = await tracedColumns(deps.drawings, loaded).catch(() => ({}))
  const measured = { ...loaded, row: { ...loaded.row, ...traced } }
  const facts = proofFactsOf(settings, measured)
  const { version: _, date: __, ...content } = facts
  const fingerprint = hashOf([...(await designOf(deps, loaded)), content])
  const proof = await deps.storage.proofs.of(loaded.soldItem ?? loaded.row.id, fingerprint, deps.now())
  return proofFactsOf(settings, measured, proof)
}

const hashOf = (inputs: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex')

/**
 * Everything that affects a product's look or production. Print rules are included only if the owner has changed them, so that
 * proofs keep their numbers; for a drawn design, also its colors, fonts and cliparts, which the owner may change.
 */
const designOf = async ({ drawings }: Deps<'drawings'>, loaded: SoldProduct): Promise<readonly unknown[]> => {
  const { row, design, file, rules } = loaded
  const tags = (Object.keys(FINISHING_TAGS) as FinishingTag[]).filter((tag) => isFinished(loaded, tag))
  return [
    [row.id, designToJson(printedOf(design))],
    [isReverseCut(loaded), tags, row.low_resolution_choice, lookOfCustom(loaded)],
    [file?.sha256, file?.mime],
    isDeepStrictEqual(rules, DEFAULT_PRINT_RULES) ? [] : [rules],
    ...(isDrawn(design) ? [await drawings.fingerprint(loaded)] : []),
  ]
}

const IS_PICTURE: ReadonlySet<ProductionKind> = new Set(['preview.png', 'mock-up.webp'])

/** SHA-256 of everything a file is made from. */
const fingerprintOf = async (
  deps: DepsOf<typeof designOf>,
  kind: ProductionKind,
  loaded: SoldProduct,
  facts: ProofFacts,
  { viewer, ...pictured }: FileOptions,
  { version }: Pick<CatalogSnapshot, 'version'>,
): Promise<string> => {
  // A report is written for its reader, with lengths in their unit and fixes at today's prices, and states its revision. UNIT-1,
  // PROD-15.
  const reading =
    kind === 'report' && viewer
      ? [viewer.unit, viewer.locale, viewer.currency, viewer.trade, version, loaded.row.revision]
      : null
  const more = kind === 'proof.pdf' ? facts : IS_PICTURE.has(kind) ? [pictured, sceneOf(loaded)] : reading
  return hashOf([EDITION, kind, ...(await designOf(deps, loaded)), more])
}

/** A file's content, and the separations of a print file besides process inks. */
export interface Made {
  readonly bytes: Uint8Array
  readonly plates: readonly string[]
}

/** Makes one file of a loaded product; fails like {@link ProductionFile.make}. */
export const madeOf = async (
  deps: Deps<'onError'> & MakerDeps,
  loaded: SoldProduct,
  kind: ProductionKind,
  facts: ProofFacts,
  options: FileOptions,
): Promise<Outcome<Made>> => {
  const isNaked = !hasArtwork(loaded) && kind !== 'preview.png' && kind !== 'report'
  if (isNaked)
    return conflict(loaded.known.product.takesNoArtwork ? messages.nothingPrinted : messages.missing)
  if (!isDrawn(loaded.design) && loaded.file?.failed_to_raster && kind !== 'preview.png' && kind !== 'report')
    return invalid({ user_file: [messages.notDrawn] })
  try {
    return await MAKERS[kind](deps, loaded, facts, options)
  } catch (error) {
    return notMade(error, notMadeNow, deps.onError)
  }
}

/** Dependencies of the makers of all kinds. */
type MakerDeps = Deps<'drawings' | 'plotter' | 'press.mockUp' | 'press.print' | 'press.proof' | 'scenes'> &
  DepsOf<
    typeof cutsOf | typeof filmLines | typeof pictureOfCustom | typeof preflightOf | typeof printDesignOf
  >

type Maker = (
  deps: MakerDeps,
  loaded: SoldProduct,
  facts: ProofFacts,
  options: FileOptions,
) => Promise<Outcome<Made>>

const plain = (bytes: Uint8Array): Outcome<Made> => done({ bytes, plates: [] })
const encoded = (text: string): Outcome<Made> => plain(new TextEncoder().encode(text))

const cut =
  (format: 'cutSvg' | 'cutDxf'): Maker =>
  async (deps, loaded) => {
    const lines = isCutFromFilm(loaded.known)
      ? await filmLines(deps, loaded)
      : inOrder(await cutsOf(deps, loaded)).map(({ ink, path }) => ({ name: ink, path }))
    if (lines.length === 0) return conflict(messages.nothingCut)
    const mirrored = isReverseCut(loaded) ? { mirrored: loaded.design.width } : {}
    return encoded(deps.plotter[format]({ lines, ...mirrored }))
  }

/** Kinds shown on pages, for which only the newest state is useful. */
const latestOf = <Given extends Deps<'drawings'>>(deps: Given): Given => ({
  ...deps,
  drawings: deps.drawings.latest,
})

const turnOf = ({ soldItem, row: { id, owner } }: SoldProduct, ...work: readonly unknown[]): Turn => ({
  owner,
  ...(work.length > 0 && { work: [soldItem ?? id, ...work].join(' ') }),
})

const MAKERS: Readonly<Record<ProductionKind, Maker>> = {
  'preview.png': async (deps, loaded, _facts, { pixels, side }) => {
    const more = { ...(pixels !== undefined && { pixels }), ...(side !== undefined && { side }) }
    const turn = turnOf(loaded, 'preview', pixels, side)
    return plain(await pictureOfCustom(latestOf(deps), loaded, { format: 'png', ...more }, turn))
  },
  'mock-up.webp': async (deps, loaded, _facts, { pixels, scene = sceneOf(loaded) }) => {
    const order = { scene: deps.scenes[scene], design: await printDesignOf(latestOf(deps), loaded) }
    const turn = turnOf(loaded, 'mock-up', pixels, scene)
    return plain((await deps.press.mockUp({ ...order, ...(pixels !== undefined && { pixels }) }, turn)).webp)
  },
  'proof.pdf': async (deps, loaded, facts) =>
    plain((await deps.press.proof(await printDesignOf(deps, loaded), facts, turnOf(loaded))).pdf),
  'print.pdf': async (deps, loaded, _facts, { viewer }) => {
    if (isCutFromFilm(loaded.known)) return invalid({ artwork: [messages.notPrinted] })
    const design = await printDesignOf(deps, loaded)
    const report = await preflightOf(deps, loaded, design, viewer)
    if (!report.passed) return invalid(stopsOf(report))
    const { pdf, plates } = await deps.press.print(design, turnOf(loaded))
    return done({ bytes: pdf, plates })
  },
  'cut.svg': cut('cutSvg'),
  'cut.dxf': cut('cutDxf'),
  report: async (deps, loaded, _facts, { viewer }) => {
    const latest = latestOf(deps)
    const design = await printDesignOf(latest, loaded)
    const report: CutReport = {
      ...(await preflightOf(latest, loaded, design, viewer, turnOf(loaded, 'report'))),
      contour: design.dieLine.contour ?? null,
      revision: loaded.row.revision,
    }
    return encoded(JSON.stringify(report))
  },
}
