import { createHash } from 'node:crypto'
import type { Design } from '@kisscut/artwork/design'
import { newConfiguration } from '@kisscut/core/configuration'
import { parseSides, type Size } from '@kisscut/core/size'
import { templateDesign, type RowOf } from '@kisscut/records'
import { isStaff } from '../../accounts/roles.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-cache.ts'
import { createLru } from '../../catalog/lru.ts'
import { isLettering } from '../../lettering/measured.ts'
import { productNotFound } from '../../messages/records.ts'
import { notRead } from '../../messages/samples.ts'
import type { Records } from '../../ports/records.ts'
import { done, notFound, type Outcome } from '../../outcome.ts'
import { pictureOfCustom } from '../draw-preview.ts'
import { onSize } from '../on-size.ts'
import { emptyStart } from '../templates/starting-design.ts'
import { partsOfTemplate, type Starts } from '../templates/template-parts.ts'
import { libraryThere } from './library-there.ts'
import { problemsOfSample, readSample } from './read-sample.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { sampleOn } from './sample-on.ts'

type SampleRow = RowOf<typeof templateDesign>

/** A sample design that a shopper may choose. TOOL-13. */
export interface Sample {
  readonly id: string
  readonly name: string
  /** Changes with its picture. */
  readonly edition: string
  /** Why shoppers don't see it, for staff; null if they do. */
  readonly problem: string | null
}

/** Pictures cached; every visitor sees the same few. */
const REMEMBERED = 200
/** Longest side of a sample's picture. */
const PIXELS = 320

const ofTemplate = ({ template }: CatalogProduct) => ({ where: { template: template.id } })

/** The sample designs of a product, in order; unreadable ones are omitted and reported to staff. */
export async function samplesOf(
  { storage, onError }: Deps<'onError' | 'storage.records'>,
  viewer: Viewer,
  known: CatalogProduct,
): Promise<readonly Sample[]> {
  const rows = await storage.records.findMany(templateDesign, ofTemplate(known))
  return rows.flatMap(({ id, name, data, revision }) => {
    const reading = readSample(data)
    const problem = reading.ok ? null : problemsOfSample(reading.errors).join(' ')
    if (problem !== null) onError(new Error(notRead(name, known.product.name, problem)))
    const sample = { id, name, edition: `${revision}-${known.template.revision}`, problem }
    return problem === null || isStaff(viewer) ? [sample] : []
  })
}

/** Stands for a design without elements, in place of a sample's id. */
export const START_EMPTY = 'empty'

/**
 * The design chosen instead of the template's: an empty one, or a sample in the ordered size; lettering keeps its own size. Null
 * if none was chosen, or if the product has no such readable sample. TOOL-13.
 */
export async function chosenStart(
  records: Pick<Records, 'findMany' | 'get'>,
  known: CatalogProduct,
  id: string | null,
  { starts, size }: { readonly starts: Starts; readonly size: Size },
): Promise<Design | null> {
  if (id === null) return null
  if (id === START_EMPTY) return starts.empty
  const row = await records.get(templateDesign, id)
  return row === null || row.template !== known.template.id ? null : designOf(records, known, row, size)
}

async function designOf(
  records: Pick<Records, 'findMany'>,
  known: CatalogProduct,
  { data }: SampleRow,
  size: Size,
): Promise<Design | null> {
  const reading = readSample(data)
  if (!reading.ok) return null
  const [parts, there] = await Promise.all([
    partsOfTemplate(records, known),
    libraryThere(records, [reading.design]),
  ])
  const { template } = known
  const design = sampleOn(reading.design, {
    empty: emptyStart(template, parts),
    clipTypes: parts.shapes.map(({ clip_type }) => clip_type),
    isLettering: isLettering(known),
    disableQr: template.disable_qr,
    showVariableData: template.show_variable_data,
    backgrounds: template.background_images,
    there,
    defaultFont: parts.fonts[0] ?? null,
  })
  return isLettering(known) ? design : onSize(design, size)
}

/** The sample designs of a product, for a page that offers them. */
export const listSamples =
  (deps: Deps<'catalog.recent'> & DepsOf<typeof samplesOf>) =>
  async (viewer: Viewer, productId: string): Promise<readonly Sample[]> => {
    const known = await (await deps.catalog.recent()).product(productId)
    return known === null || !(known.isPublished || isStaff(viewer)) ? [] : samplesOf(deps, viewer, known)
  }

/** The drawing of a sample's picture, on the product's default configuration. */
async function toDraw(
  { storage: { records } }: Deps<'storage.records'>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  row: SampleRow | null,
) {
  const known = row && (await catalog.product(row.template))
  if (!row || !known || !(known.isPublished || isStaff(viewer))) return null
  const configuration = newConfiguration(known.product, {})
  const { size } = parseSides(configuration.width, configuration.height)
  const design = size && (await designOf(records, known, row, size))
  // No owner: a sample has no files.
  const owner = { row: { owner: '' }, file: null }
  return design && { ...owner, known, configuration, design, rules: catalog.printRules }
}

/** A sample's picture as WebP, drawn like a product and cached until it changes. TOOL-13. */
export const samplePicture = (
  deps: Deps<'catalog.recent' | 'drawings' | 'storage.records'> &
    DepsOf<typeof pictureOfCustom | typeof toDraw>,
) => {
  const remembered = createLru<string, Promise<Uint8Array>>(REMEMBERED)
  return async (viewer: Viewer, id: string): Promise<Outcome<Uint8Array>> => {
    const row = await deps.storage.records.get(templateDesign, id)
    const drawn = await toDraw(deps, await deps.catalog.recent(), viewer, row)
    if (drawn === null) return notFound(productNotFound)
    const { configuration, known } = drawn
    const made = JSON.stringify([
      await deps.drawings.fingerprint(drawn),
      configuration,
      known.template.revision,
    ])
    const key = createHash('sha256').update(made).digest('hex')
    const picture = remembered.get(key) ?? pictureOfCustom(deps, drawn, { pixels: PIXELS })
    remembered.set(key, picture)
    // A failed drawing is retried by the next request.
    picture.catch(() => remembered.delete(key))
    return done(await picture)
  }
}
