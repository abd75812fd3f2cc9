import type { Viewer } from '../../accounts/viewer.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import type { SoldProduct } from '../../configure/sold-product.ts'
import { loadForPress } from '../../sold-items/load-for-press.ts'
import { hasArtwork } from '../../design/printed-artwork.ts'
import type { Job } from '../../ports/jobs.ts'
import { preflightOf, stopsOf } from '../preflight.ts'
import { printDesignOf } from '../print-design.ts'
import { madeOf, PRODUCTION_FILES, factsFor, type ProductionKind } from '../production-file.ts'
import type { JobRequest } from './requests.ts'
import { labelsOfDesign, type SideLabels } from './design-labels.ts'
import { labelRowsOf } from './label-rows.ts'
import { fromCatalog, sheetTicketOf, ticketFactsOf, type Listed, type OnSheets } from './ticket.ts'
import { guestOf } from '../../settings/guest.ts'
import { PermanentJobError } from './permanent-error.ts'
import type { LabelField } from '../../ports/labels.ts'
import { notPrinted, printedAlone } from '../../messages/artwork.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import type { PrintDesign } from '../../ports/print-design.ts'

/** A file of a job, and the job's progress after it (0–1). */
export interface MadeFile {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
  readonly share: number
}

/**
 * The viewer for background jobs, with lengths in the shop's unit. The account that added the job was authorized then. UNIT-1.
 */
const workerIn = ({ settings }: Pick<CatalogSnapshot, 'settings'>): Viewer => ({
  ...guestOf(settings, 'worker', 'en-US'),
  roles: ['production'],
})

type RequestOf<Kind extends JobRequest['kind']> = Extract<JobRequest, { kind: Kind }>

const loaded = async (
  deps: Deps<'catalog.current'> & DepsOf<typeof loadForPress>,
  id: string,
): Promise<SoldProduct> => {
  const catalog = await deps.catalog.current()
  const found = await loadForPress(deps, catalog, workerIn(catalog), id)
  if (found.ok) return found.value
  throw new PermanentJobError(`Product ${id} was not found.`)
}

/** The print design of a product that is printed and passed the preflight. Throws {@link PermanentJobError}. */
const passed = async (
  deps: Deps<'catalog.current'> & DepsOf<typeof preflightOf | typeof printDesignOf>,
  custom: SoldProduct,
): Promise<PrintDesign> => {
  const { id } = custom.row
  const design = await printDesignOf(deps, custom)
  if (design.isLettering) throw new PermanentJobError(`Product ${id}: ${notPrinted}`)
  const report = await preflightOf(deps, custom, design, workerIn(await deps.catalog.current()))
  if (report.passed) return design
  throw new PermanentJobError(`Product ${id}: ${Object.values(stopsOf(report)).flat().join(' ')}`)
}

/** The print design of a product that shares a sheet or roll with others; these are printed on one side. */
const onOneSide = async (deps: DepsOf<typeof passed>, custom: SoldProduct): Promise<PrintDesign> => {
  const design = await passed(deps, custom)
  if ((design.otherSides ?? []).length === 0 && !design.onBothSides) return design
  throw new PermanentJobError(`Product ${custom.row.id}: ${printedAlone}`)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** One file of a product; failures name the product. */
const one = async (
  deps: Deps<'catalog.current'> & DepsOf<typeof factsFor | typeof madeOf>,
  custom: SoldProduct,
  kind: ProductionKind,
): Promise<Listed> => {
  const { row, known } = custom
  const viewer = workerIn(await deps.catalog.current())
  const made = await madeOf(deps, custom, kind, await factsFor(deps, custom, kind), { viewer })
  const name = `${known.product.slug}-${row.id.slice(0, 8)}-${kind}`
  if (made.ok) return { kind, name, ...made.value }
  const message = made.reason === 'invalid' ? Object.values(made.errors).flat().join(' ') : made.message
  // A busy press is temporary; missing artwork is not.
  throw ['conflict', 'changed', 'busy'].includes(made.reason) && hasArtwork(custom)
    ? new Error(message)
    : new PermanentJobError(`Product ${row.id}: ${message}`)
}

async function* printFiles(
  deps: Deps<'catalog.current' | 'press.ticket'> & DepsOf<typeof loaded | typeof one>,
  { customs, files }: RequestOf<'print'>,
  job: Job,
): AsyncGenerator<MadeFile> {
  const kinds = files.filter((kind) => kind !== 'ticket.pdf')
  const all = customs.length * files.length
  let done = 0
  for (const id of customs) {
    const custom = await loaded(deps, id)
    const listed: Listed[] = []
    for (const kind of kinds) {
      const made = await one(deps, custom, kind)
      listed.push(made)
      const { name, bytes } = made
      yield { name, mime: PRODUCTION_FILES[kind].mime, bytes, share: (done += 1) / all }
    }
    if (kinds.length === files.length) continue
    const snapshot = await deps.catalog.current()
    const known = await fromCatalog(snapshot, custom, job)
    const { pdf, json } = await deps.press.ticket(
      ticketFactsOf(snapshot.settings, custom, job, listed, known),
    )
    const name = `${custom.known.product.slug}-${id.slice(0, 8)}-ticket`
    yield { name: `${name}.json`, mime: 'application/json', bytes: bytesOf(json), share: done / all }
    yield { name: `${name}.pdf`, mime: 'application/pdf', bytes: pdf, share: (done += 1) / all }
  }
}

async function* sheetFiles(
  deps: Deps<'catalog.current' | 'press.sheets' | 'press.ticket'> & DepsOf<typeof loaded | typeof onOneSide>,
  { customs, kind: _, ...options }: RequestOf<'sheets'>,
  job: Job,
): AsyncGenerator<MadeFile> {
  const snapshot = await deps.catalog.current()
  const on: OnSheets[] = []
  const pieces = []
  for (const { id, copies } of customs) {
    const custom = await loaded(deps, id)
    on.push({ loaded: custom, copies, catalog: await fromCatalog(snapshot, custom, job) })
    pieces.push({ design: await onOneSide(deps, custom), copies })
  }
  const sheets = await deps.press.sheets({ ...options, pieces })
  const { pdf, cutSvg, cutDxf, nesting } = sheets
  const number = (index: number) => String(index + 1).padStart(3, '0')
  const texts = [
    ...cutSvg.map((text, at) => ({ name: `sheet-${number(at)}-cut.svg`, mime: 'image/svg+xml', text })),
    ...cutDxf.map((text, at) => ({ name: `sheet-${number(at)}-cut.dxf`, mime: 'image/vnd.dxf', text })),
    { name: 'nesting.json', mime: 'application/json', text: JSON.stringify(nesting) },
  ]
  const cuts = texts.filter(({ name }) => name.startsWith('sheet-'))
  const files = [
    { name: 'sheets.pdf', role: 'print' as const, bytes: pdf },
    ...cuts.map(({ name, text }) => ({ name, role: 'cut' as const, bytes: bytesOf(text) })),
  ]
  yield { name: 'sheets.pdf', mime: 'application/pdf', bytes: pdf, share: 0.8 }
  for (const [index, { name, mime, text }] of texts.entries())
    yield { name, mime, bytes: bytesOf(text), share: 0.8 + (0.1 * (index + 1)) / texts.length }
  const [first, ...others] = on
  if (first === undefined) return
  const { title, stock } = options
  const facts = sheetTicketOf(snapshot.settings, job, {
    title,
    on: [first, ...others],
    stock,
    sheets,
    files,
  })
  const ticket = await deps.press.ticket(facts)
  yield { name: 'ticket.json', mime: 'application/json', bytes: bytesOf(ticket.json), share: 0.95 }
  yield { name: 'ticket.pdf', mime: 'application/pdf', bytes: ticket.pdf, share: 1 }
}

/** Errors about a label are permanent; others may be temporary. */
async function* orPermanentError<T>(files: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* files
  } catch (error) {
    const [labelError] = /Label \d+: .*/s.exec(String(error)) ?? []
    throw labelError === undefined ? error : new PermanentJobError(labelError.replace(/\.+$/, '.'))
  }
}

const labelsOfFields = (
  request: RequestOf<'labels'>,
  { row }: SoldProduct,
  design: PrintDesign,
): SideLabels => {
  const { rows: records, count } = labelRowsOf(request, row)
  const fields = request.fields.map(({ range: _, ...field }) => field as LabelField)
  return { job: { design, fields, records }, count, side: '' }
}

const onSide = (side: 'front' | 'back', labels: readonly SideLabels[]): readonly SideLabels[] =>
  labels.map((each) => ({ ...each, side: `${side}-` }))

async function* labelFiles(
  deps: Deps<'press.labels'> &
    DepsOf<typeof labelsOfDesign | typeof loaded | typeof onOneSide | typeof passed>,
  request: RequestOf<'labels'>,
): AsyncGenerator<MadeFile> {
  const custom = await loaded(deps, request.custom)
  const design = request.fields.length === 0 ? await passed(deps, custom) : await onOneSide(deps, custom)
  // Rows can be read only once, so a back that repeats the front's artwork needs labels of its own.
  const labels = async (): Promise<readonly SideLabels[]> =>
    request.fields.length === 0 ? labelsOfDesign(deps, custom) : [labelsOfFields(request, custom, design)]
  const sides = design.onBothSides
    ? [...onSide('front', await labels()), ...onSide('back', await labels())]
    : await labels()
  for (const [at, { job, count, side }] of sides.entries())
    for await (const { pdf, from, to } of orPermanentError(deps.press.labels(job))) {
      const [first, last] = [from, to].map((number) => String(number).padStart(6, '0'))
      const share = (at + to / count) / sides.length
      yield { name: `labels-${side}${first}-${last}.pdf`, mime: 'application/pdf', bytes: pdf, share }
    }
}

/** The files of a job, one after the other. Throws {@link PermanentJobError} if a retry would not help. */
export const makeFiles = (
  deps: DepsOf<typeof labelFiles | typeof printFiles | typeof sheetFiles>,
  job: Job,
): AsyncGenerator<MadeFile> => {
  const request = job.request as JobRequest
  switch (request.kind) {
    case 'print':
      return printFiles(deps, request, job)
    case 'sheets':
      return sheetFiles(deps, request, job)
    case 'labels':
      return labelFiles(deps, request)
  }
}
