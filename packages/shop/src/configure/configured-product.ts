import type { ArtworkPlacement as Placement, DieLine, LowResolutionChoice } from '@kisscut/core/configuration'
import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import { quoteProduct } from '@kisscut/core/price'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Configuration } from '@kisscut/core/product'
import { custom, userFile } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import { entitlementOf } from '../accounts/roles.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { userFileView, type UserFile } from '../design/user-file-view.ts'
import { nameOfMaterialIn, withNameOfGone } from '../catalog/material-name.ts'
import type { Links } from '../links.ts'
import { choicesInDesign, configurationOfCustom, designOfCustom } from '../design/custom-design.ts'
import { fileSizeOf, type FileSize } from '../design/file-size.ts'
import { finishedSizeOf, smallerSizeOf } from '../design/finished-size.ts'
import { marginOf } from '../design/placing.ts'
import { scenesOf } from '../production/scene-of.ts'
import { notFound, type Failure } from '../outcome.ts'
import type { LoadedCustom } from './loaded-custom.ts'
import type { Records } from '../ports/records.ts'
import type { Design } from '@kisscut/artwork/design'
import type { FinishedSize, ProofApproval, SceneName } from '@kisscut/core/design'
import type { Problem } from '@kisscut/core/problem'
import type { Viewer } from '../accounts/viewer.ts'
import { productNotFound } from '../messages/records.ts'

/** A custom record as the pages see it. */
export interface ConfiguredProduct {
  readonly id: string
  readonly productClass: 'custom'
  readonly productId: string
  readonly configuration: Configuration
  readonly userFile: UserFile | null
  /** The original size of the file, with the price in it; null if it states none. FILE-19. */
  readonly fileSize: FileSize | null
  /** The design: print and cut line, in inches. */
  readonly design: Design
  /** The artwork's position in the design, as stored. */
  readonly placement: Placement | null
  readonly dieLine: DieLine
  /** Inches that fitted artwork leaves blank inside a shape; null: the default. OPT-10. */
  readonly margin: number | null
  /** Print rules for its artwork. SETTINGS-12. */
  readonly rules: PrintRules
  /** Whether every sticker on it is kiss-cut separately. DESIGN-29. */
  readonly isSheet: boolean
  /** Whether holes for grommets are cut in its corners. OPT-19. */
  readonly hasHoles: boolean
  /** The cut size in inches: the ordered size for a shape, the artwork's outline for a contour. SIZE-14. */
  readonly finished: FinishedSize
  /** Color and finish of the material where there is no artwork. OPT-10. */
  readonly look: string
  /** Whether white ink is printed under the artwork; otherwise white areas show the material. PROD-20. */
  readonly whiteInk: boolean
  /** Scenes that can show it in true size. DESIGN-27. */
  readonly scenes: readonly SceneName[]
  readonly instructions: string
  /** Vectorization choice; null if none is needed or made. FILE-2. */
  readonly lowResolutionChoice: LowResolutionChoice | null
  /** PROD-2. */
  readonly proofApproval: ProofApproval
  readonly previewUrl: string | null
  readonly finalized: boolean
  /** Increases with each change of its details or design; pages state it when they change the product. */
  readonly revision: number
  /** Effective dpi at the placed size; null for vector artwork or none. */
  readonly dpi: number | null
  readonly problems: readonly Problem[]
}

/** The viewer's own custom, priced from this catalog; not found if it is another shopper's. */
export const loadCustom = async (
  records: Records,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  id: string,
): Promise<{ readonly ok: true; readonly value: LoadedCustom } | Failure> => {
  const row = await records.get(custom, id)
  if (row === null || !can(viewer, 'read', custom, row)) return notFound(productNotFound)
  const known = await catalog.product(row.special_offer ?? row.template)
  if (known === null) return notFound(productNotFound)
  const file = row.user_file === null ? null : await records.get(userFile, row.user_file)
  const design = designOfCustom(row)
  const configuration = configurationOfCustom(row, design)
  const named = await withNameOfGone(known.product, configuration, nameOfMaterialIn(catalog))
  const quote = quoteProduct(known.product, named, { entitlement: entitlementOf(viewer, known.product) })
  const loaded = { row, configuration, design, file, known, rules: catalog.printRules, quote }
  const [smallerSize, fileSize] = [smallerSizeOf(viewer, loaded), fileSizeOf(viewer, loaded)]
  return { ok: true, value: { ...loaded, smallerSize, fileSize } }
}

const placedIn = (design: Design) => {
  const { dieLine, placement } = choicesInDesign(design)
  return { dieLine, placement }
}

/** A loaded custom as pages see it. */
export const configuredView = (
  { row, configuration, design, file, fileSize, known, rules, quote }: Omit<LoadedCustom, 'smallerSize'>,
  links: Links,
): ConfiguredProduct => ({
  id: row.id,
  productClass: 'custom',
  productId: row.template,
  configuration,
  userFile: file === null ? null : userFileView(file, links),
  fileSize,
  design,
  ...placedIn(design),
  margin: marginOf(known.product, configuration),
  rules,
  isSheet: isFinishedBy(known.product, configuration, 'stickerSheet'),
  hasHoles: isFinishedBy(known.product, configuration, 'grommets'),
  finished: finishedSizeOf({ row, design, file, known }),
  look: lookOfFace(known.product, configuration),
  whiteInk: isFinishedBy(known.product, configuration, 'whiteInk'),
  scenes: scenesOf({ known, design }),
  instructions: row.instructions,
  lowResolutionChoice: row.low_resolution_choice,
  proofApproval: row.proof_approval,
  previewUrl: row.preview_url,
  finalized: row.finalized,
  revision: row.revision,
  dpi: row.dpi,
  problems: quote.problems,
})
