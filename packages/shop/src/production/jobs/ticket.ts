import { shopDay } from '@kisscut/core/production'
import { createHash } from 'node:crypto'
import { describeCutLine } from '@kisscut/core/configuration'
import { isRush } from '@kisscut/core/option'
import { shipDay } from '@kisscut/core/production'
import { FINISHED_SIZE, showFinishedSize } from '@kisscut/core/design'
import { uploadProductOf } from '@kisscut/artwork/design'
import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import { finishedInches } from '../../design/finished-size.ts'
import type { SoldProduct } from '../../configure/sold-product.ts'
import type { Job } from '../../ports/jobs.ts'
import { chosenOf } from '../chosen.ts'
import { cutOf, finishingOf, isFinished, isPerforated, isReverseCut, unwindIn } from '../finishing.ts'
import { proofFactsOf, type Made, type ProductionKind, type ShopOfFiles } from '../production-file.ts'
import { isCutFromFilm } from '../../lettering/measured.ts'
import { notPrinted } from '../../messages/artwork.ts'
import type { Sheets } from '../../ports/sheets.ts'
import type { TicketFacts } from '../../ports/ticket.ts'
import { productionRulesOf } from '../../quote/production-times.ts'
import * as messages from '../../messages/jobs.ts'

/** A file on the ticket of one product. */
export interface Listed extends Made {
  readonly kind: ProductionKind
  readonly name: string
}

const ROLES: Partial<Record<ProductionKind, Role>> = {
  'print.pdf': 'print',
  'proof.pdf': 'proof',
  'cut.svg': 'cut',
  'cut.dxf': 'cut',
}

type Role = TicketFacts['files'][number]['role']

const fileFacts = (name: string, role: Role, bytes: Uint8Array): TicketFacts['files'][number] => ({
  name,
  role,
  bytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

const cutLineOf = ({ design }: SoldProduct): string => {
  const { shape, width, height, clipRadius } = uploadProductOf(design)
  const sides = { width: String(width), height: String(height) }
  return describeCutLine(
    { dieLine: shape, ...sides, ...(clipRadius !== undefined && { clipRadius: String(clipRadius) }) },
    { unit: 'in', locale: 'en-US' },
  )
}

const finishingFactsOf = (loaded: SoldProduct): TicketFacts['finishing'] => {
  const unwind = unwindIn(loaded)
  return {
    lamination: loaded.row.option_laminate ?? 'none',
    cut: cutOf(loaded),
    perforation: isPerforated(loaded),
    reverseCut: isReverseCut(loaded),
    flexCut: loaded.row.option_flex_cut,
    cutLine: isCutFromFilm(loaded.known) ? messages.alongOutlines : cutLineOf(loaded),
    ...(unwind !== null && { unwind }),
  }
}

/** Catalog data of a product in production. */
export interface FromCatalog {
  /** The press room's name for its material, including the adhesive. */
  readonly stock?: string
  /** The shipping day, counted from when the job was added; null if unknown. PROD-1. */
  readonly due: string | null
}

export const fromCatalog = async (
  { calendar, material }: Pick<CatalogSnapshot, 'calendar' | 'material'>,
  { row, configuration, known }: SoldProduct,
  { created }: Pick<Job, 'created'>,
): Promise<FromCatalog> => {
  const { row: record } = (row.material === null ? null : await material(row.material)) ?? {}
  if (record === undefined) return { due: null }
  const rules = productionRulesOf(calendar, record)
  const { proofApproval: proof = 'as_is' } = configuration
  const adhesive = record.adhesive === 'none' ? [] : [record.adhesive]
  return {
    stock: [record.material_name, ...adhesive].join(', '),
    due: shipDay(rules, row.quantity, { isRush: isRush(known.product, configuration), proof }, created),
  }
}

const PRINTABLE = /[^\x20-\x7e]/g

/** Plates that a product's options require, whatever files are made. */
const ownPlates = (loaded: SoldProduct): readonly string[] =>
  isFinished(loaded, 'whiteInk') ? ['White'] : []

/** The ticket of a product and the files made from it. */
export const ticketFactsOf = (
  shopOfFiles: ShopOfFiles,
  loaded: SoldProduct,
  job: Pick<Job, 'id' | 'created'>,
  listed: readonly Listed[],
  { stock, due }: FromCatalog,
): TicketFacts => {
  const { row, known } = loaded
  const { shop, material, product, finished } = proofFactsOf(shopOfFiles, loaded)
  return {
    version: 1,
    job: `${job.id.slice(0, 8)}/${row.id.slice(0, 8)}`.replace(PRINTABLE, '-'),
    order: row.id,
    date: shopDay(job.created, shopOfFiles.timezone),
    due,
    shop,
    customer: null,
    product: { id: known.product.id, title: product },
    material: { id: row.material ?? '-', name: material || '-', ...(stock === undefined ? {} : { stock }) },
    size: finishedInches(loaded),
    quantity: row.quantity,
    finishing: finishingFactsOf(loaded),
    options: [...chosenOf(loaded)],
    plates: [...new Set([...ownPlates(loaded), ...listed.flatMap(({ plates }) => plates)])].sort(),
    files: listed.map(({ kind, name, bytes }) => fileFacts(name, ROLES[kind] ?? 'artwork', bytes)),
    sheets: null,
    notes: [
      ...(isCutFromFilm(known) ? [notPrinted] : []),
      ...(finished.backing ? [`${FINISHED_SIZE}: ${showFinishedSize(finished, 'in', 'en-US')}`] : []),
      ...(row.instructions === '' ? [] : [row.instructions]),
    ],
  }
}

/** A product on sheets, and its number of copies. */
export interface OnSheets {
  readonly loaded: SoldProduct
  readonly copies: number
  readonly catalog: FromCatalog
}

export interface SheetTicket {
  readonly title: string
  readonly on: readonly [OnSheets, ...OnSheets[]]
  /** Inches. */
  readonly stock: { readonly width: number; readonly height?: number }
  readonly sheets: Pick<Sheets, 'nesting' | 'plates'>
  readonly files: readonly {
    readonly name: string
    readonly role: 'print' | 'cut'
    readonly bytes: Uint8Array
  }[]
}

/** The common value; null if they differ. */
const shared = <T>(values: readonly T[]): T | null => {
  const [first, ...others] = values.map((value) => JSON.stringify(value))
  return others.every((other) => other === first) ? (values[0] ?? null) : null
}

/** `200 × Die-cut stickers 18a3f10a, 2 × 2 in, White vinyl, Gloss Lamination. Instructions.` */
const noteOf = (shopOfFiles: ShopOfFiles, { loaded, copies }: OnSheets): string => {
  const { row } = loaded
  const { product, material, finished } = proofFactsOf(shopOfFiles, loaded)
  const size = showFinishedSize(finished, 'in', 'en-US')
  const parts = [`${copies} × ${product} ${row.id.slice(0, 8)}`, size, material, ...finishingOf(loaded)]
  return [parts.filter((word) => word !== '').join(', '), row.instructions]
    .filter((text) => text !== '')
    .join('. ')
}

/**
 * The ticket of sheets: values shared by all products are in their fields, and every product has a note. The size is that of the
 * pieces if they share one, else that of the sheet.
 */
export const sheetTicketOf = (
  shopOfFiles: ShopOfFiles,
  job: Pick<Job, 'id' | 'created'>,
  { title, on, stock, sheets, files }: SheetTicket,
): TicketFacts => {
  const [{ loaded: first, catalog }] = on
  const own = ticketFactsOf(shopOfFiles, first, job, [], catalog)
  const all = on.map((each) => ticketFactsOf(shopOfFiles, each.loaded, job, [], each.catalog))
  const [soonest = null] = all.flatMap(({ due }) => due ?? []).sort()
  const { nesting, plates } = sheets
  const height = Math.max(...nesting.lengths)
  const sheet = { width: stock.width, height: stock.height ?? height }
  const materials = [...new Set(all.map(({ material }) => material.name))]
  const mixed = [
    ...(materials.length > 1 ? [messages.manyMaterials(materials.join(', '))] : []),
    ...(shared(all.map(({ finishing }) => finishing)) ? [] : [messages.manyFinishes]),
  ]
  return {
    ...own,
    job: job.id.slice(0, 8).replace(PRINTABLE, '-'),
    due: soonest,
    order: on.length === 1 ? own.order : `${on.length} products`,
    product: { id: job.id, title },
    material: shared(all.map(({ material }) => material)) ?? { id: '-', name: materials.join(', ') },
    size: shared(all.map(({ size }) => size)) ?? sheet,
    quantity: nesting.placed.length,
    finishing: shared(all.map(({ finishing }) => finishing)) ?? own.finishing,
    options: shared(all.map(({ options }) => options)) ?? [],
    plates: [...plates].sort(),
    files: files.map(({ name, role, bytes }) => fileFacts(name, role, bytes)),
    sheets: { count: nesting.sheets, ...sheet },
    notes: [...mixed, ...on.map((each) => noteOf(shopOfFiles, each))],
  }
}
