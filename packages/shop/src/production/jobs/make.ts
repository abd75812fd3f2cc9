import { readList, readNumberRange, recordsOfRange } from '@kisscut/core/variable-data'
import { guest } from '../../accounts/viewer.ts'
import { loadCustom, type LoadedCustom } from '../../configure/configured-product.ts'
import type { Job } from '../../ports-jobs.ts'
import type { PrintDesign } from '../../ports-production.ts'
import type { Viewer } from '../../types.ts'
import { preflightOf, stopsOf } from '../preflight.ts'
import { printDesignOf } from '../print-design.ts'
import {
  madeOf,
  PRODUCTION_FILES,
  proofFactsOf,
  type ProductionKind,
  type ProductionNeeds,
} from '../production-file.ts'
import type { JobAsk } from './asks.ts'
import { sheetTicketOf, ticketFactsOf, type Listed, type OnSheets } from './ticket.ts'

/** A file of a job, and how far the job is with it. */
export interface MadeFile {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
  readonly share: number
}

/** Why a job can't be done however often it is tried, in words. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}

/** Who works: staff who asked have been asked who they are. */
const WORKER: Viewer = { ...guest('worker', 'en-US'), roles: ['production'] }

type Asked<Kind extends JobAsk['kind']> = Extract<JobAsk, { kind: Kind }>

const loaded = async (needs: ProductionNeeds, id: string): Promise<LoadedCustom> => {
  const found = await loadCustom(needs.storage.records, await needs.catalogue.current(), WORKER, id)
  if (found.ok) return found.value
  throw new Unfit(`Product ${id} was not found.`)
}

/** The design of a product that may go to press. */
const passed = async (needs: ProductionNeeds, custom: LoadedCustom): Promise<PrintDesign> => {
  const { id } = custom.row
  const design = await printDesignOf(needs, custom)
  const report = await preflightOf(needs, custom, design)
  if (report.passed) return design
  throw new Unfit(`Product ${id}: ${Object.values(stopsOf(report)).flat().join(' ')}`)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** One file of a product; refusals are told with the product they are about. */
const one = async (needs: ProductionNeeds, custom: LoadedCustom, kind: ProductionKind): Promise<Listed> => {
  const { row, known, file } = custom
  const made = await madeOf(needs, custom, kind, proofFactsOf(needs, custom), {})
  const name = `${known.product.slug}-${row.id.slice(0, 8)}-${kind}`
  if (made.ok) return { kind, name, ...made.value }
  const why = made.reason === 'invalid' ? Object.values(made.errors).flat().join(' ') : made.message
  // The press may have been busy; a product without artwork stays so.
  throw made.reason === 'conflict' && file !== null ? new Error(why) : new Unfit(`Product ${row.id}: ${why}`)
}

async function* printFiles(
  needs: ProductionNeeds,
  { customs, files }: Asked<'print'>,
  job: Job,
): AsyncGenerator<MadeFile> {
  const kinds = files.filter((kind) => kind !== 'ticket.pdf')
  const all = customs.length * files.length
  let done = 0
  for (const id of customs) {
    const custom = await loaded(needs, id)
    const listed: Listed[] = []
    for (const kind of kinds) {
      const made = await one(needs, custom, kind)
      listed.push(made)
      const { name, bytes } = made
      yield { name, mime: PRODUCTION_FILES[kind].mime, bytes, share: (done += 1) / all }
    }
    if (kinds.length === files.length) continue
    const { pdf, json } = await needs.press.ticket(ticketFactsOf(needs.shopName, custom, job, listed))
    const name = `${custom.known.product.slug}-${id.slice(0, 8)}-ticket`
    yield { name: `${name}.json`, mime: 'application/json', bytes: bytesOf(json), share: done / all }
    yield { name: `${name}.pdf`, mime: 'application/pdf', bytes: pdf, share: (done += 1) / all }
  }
}

async function* sheetFiles(
  needs: ProductionNeeds,
  { customs, kind: _, ...asked }: Asked<'sheets'>,
  job: Job,
): AsyncGenerator<MadeFile> {
  const on: OnSheets[] = []
  const pieces = []
  for (const { id, copies } of customs) {
    const custom = await loaded(needs, id)
    on.push({ loaded: custom, copies })
    pieces.push({ design: await passed(needs, custom), copies })
  }
  const sheets = await needs.press.sheets({ ...asked, pieces })
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
  const { title, stock } = asked
  const facts = sheetTicketOf(needs.shopName, job, { title, on: [first, ...others], stock, sheets, files })
  const ticket = await needs.press.ticket(facts)
  yield { name: 'ticket.json', mime: 'application/json', bytes: bytesOf(ticket.json), share: 0.95 }
  yield { name: 'ticket.pdf', mime: 'application/pdf', bytes: ticket.pdf, share: 1 }
}

/** The values of a product's number range or list, one a label. */
const valuesOf = ({ row }: LoadedCustom): { readonly values: Iterable<string>; readonly count: number } => {
  const data = row.variable_data
  if (data === null) throw new Unfit(`Product ${row.id} has no variable data.`)
  if (data.kind === 'list') {
    const { records } = readList(data.text)
    return { values: records, count: records.length }
  }
  const reading = readNumberRange(data.from, data.to)
  if ('problem' in reading) throw new Unfit(`Product ${row.id}: not a valid number range.`)
  return { values: recordsOfRange(reading.range), count: reading.range.length }
}

function* rowsOf(values: Iterable<string>, fields: number): Generator<readonly string[]> {
  for (const value of values) yield Array.from({ length: fields }, () => value)
}

async function* labelFiles(
  needs: ProductionNeeds,
  { custom: id, fields }: Asked<'labels'>,
): AsyncGenerator<MadeFile> {
  const custom = await loaded(needs, id)
  const design = await passed(needs, custom)
  const { values, count } = valuesOf(custom)
  const records = rowsOf(values, fields.length)
  for await (const { pdf, from, to } of needs.press.labels({ design, fields, records })) {
    const [first, last] = [from, to].map((number) => String(number).padStart(6, '0'))
    yield { name: `labels-${first}-${last}.pdf`, mime: 'application/pdf', bytes: pdf, share: to / count }
  }
}

/** The files of a job, one after the other. Throws {@link Unfit} where trying again would change nothing. */
export const makeFiles = (needs: ProductionNeeds, job: Job): AsyncGenerator<MadeFile> => {
  const ask = job.ask as JobAsk
  switch (ask.kind) {
    case 'print':
      return printFiles(needs, ask, job)
    case 'sheets':
      return sheetFiles(needs, ask, job)
    case 'labels':
      return labelFiles(needs, ask)
  }
}
