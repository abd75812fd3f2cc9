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
  /** The size the file was made in, with the price in it; null: it states none. FILE-19. */
  readonly fileSize: FileSize | null
  /** The design: print and cut line, in inches. */
  readonly design: Design
  /** Where the artwork is in it, as records have it. */
  readonly placement: Placement | null
  readonly dieLine: DieLine
  /** Inches that fitted artwork leaves blank inside a shape; null: as usual. OPT-10. */
  readonly margin: number | null
  /** Print rules for its artwork. SETTINGS-12. */
  readonly rules: PrintRules
  /** Every sticker on it is kiss-cut on its own. DESIGN-29. */
  readonly isSheet: boolean
  /** Holes for grommets are cut out of its corners. OPT-19. */
  readonly hasHoles: boolean
  /** What is cut, in inches: of a shape the size that was ordered, of a contour as its artwork is. SIZE-14. */
  readonly finished: FinishedSize
  /** How it shows where no artwork is. OPT-10. */
  readonly look: string
  /** White ink lies under the artwork; else its white shows a material that is not white. PROD-20. */
  readonly whiteInk: boolean
  /** Where it can be shown in true size. DESIGN-27. */
  readonly scenes: readonly SceneName[]
  readonly instructions: string
  /** FILE-2: vectorization choices; null while none is needed or made. */
  readonly lowResolutionChoice: LowResolutionChoice | null
  /** PROD-2. */
  readonly proofApproval: ProofApproval
  readonly previewUrl: string | null
  readonly finalized: boolean
  /** Counts the changes of its details and design: what a page shows is stated by it when it is changed. */
  readonly revision: number
  /** Effective dpi at the placed size; null for vector artwork or none. */
  readonly dpi: number | null
  readonly problems: readonly Problem[]
}

/** The viewer's own custom, priced by the catalog at hand; anyone else's was not found. */
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
