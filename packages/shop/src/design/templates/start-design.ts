import type { Design } from '@kisscut/artwork/design'
import type { SceneName } from '@kisscut/core/design'
import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import type { PrintRules } from '@kisscut/core/print-rules'
import { dieLinesOf, type DieLine } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import { isStaff } from '../../accounts/roles.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import { productNotFound } from '../../messages/records.ts'
import { done, notFound, type Outcome } from '../../outcome.ts'
import { chosenStart, samplesOf, type Sample } from '../samples/samples.ts'
import { backgroundsOf, type Background } from './backgrounds.ts'
import type { Deps } from '../../dependencies.ts'
import { startsOf, type Starts } from './template-parts.ts'

/** A template's permissions for changing its design. */
export interface TemplateFlags {
  readonly disableUpload: boolean
  readonly disableQr: boolean
  /** Sides can be added and removed. */
  readonly multiSide: boolean
  /** Texts and codes can vary from piece to piece. */
  readonly showVariableData: boolean
}

/** Initial data of a design tool for a configured product. */
export interface ToolStart {
  /** Null for tools that start with an upload, and for an invalid size. */
  readonly starts: Starts | null
  /** The chosen sample or empty design it opens with; null: the template's. */
  readonly chosen: Design | null
  /** Alternative designs to start from. TOOL-13. */
  readonly samples: readonly Sample[]
  readonly flags: TemplateFlags
  /** Photos it is shown on; for the preview tool only. */
  readonly backgrounds: readonly Background[]
  /** The scenes its template lists, for any size. */
  readonly scenes: readonly SceneName[]
  readonly printed: {
    readonly look: string
    readonly whiteInk: boolean
    readonly hasBacking: boolean
    readonly hasHoles: boolean
    readonly rules: PrintRules
    readonly dieLines: readonly DieLine[]
  }
}

const flagsOf = ({ template }: CatalogProduct): TemplateFlags => ({
  disableUpload: template.disable_upload,
  disableQr: template.disable_qr,
  multiSide: template.multi_side_option,
  showVariableData: template.show_variable_data,
})

/** The starting design and limits of a product, if the viewer may see it. TOOL-1. */
export const startDesign =
  ({ storage, catalog, links, onError }: Deps<'catalog.recent' | 'links' | 'onError' | 'storage.records'>) =>
  async (
    viewer: Viewer,
    productId: string,
    configuration: Configuration,
    sample: string | null = null,
  ): Promise<Outcome<ToolStart>> => {
    const snapshot = await catalog.recent(viewer)
    const known = await snapshot.product(productId)
    if (known === null || !(known.isPublished || isStaff(viewer))) return notFound(productNotFound)
    const { size } = parseSides(configuration.width, configuration.height)
    const starts = size && (await startsOf(storage.records, known, size))
    return done({
      starts,
      samples: starts ? await samplesOf({ storage, onError }, viewer, known) : [],
      chosen: starts && size && (await chosenStart(storage.records, known, sample, { starts, size })),
      flags: flagsOf(known),
      scenes: known.template.scenes,
      backgrounds: await backgroundsOf({ records: storage.records, links }, known),
      printed: {
        look: lookOfFace(known.product, configuration),
        whiteInk: isFinishedBy(known.product, configuration, 'whiteInk'),
        hasBacking: isFinishedBy(known.product, configuration, 'squareBacking'),
        hasHoles: isFinishedBy(known.product, configuration, 'grommets'),
        rules: snapshot.printRules,
        dieLines: dieLinesOf(known.product),
      },
    })
  }
