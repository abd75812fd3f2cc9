import {
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  customAutosave,
  customMarketplace,
  marketplaceProduct,
  shutterstockProduct,
  templateMarketplace,
  type artwork,
  type RowOf,
} from '@kisscut/records'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Records } from '../ports/records.ts'
import { artistOf } from './own-works.ts'

type Row = RowOf<typeof artwork>

/**
 * Whether the viewer may see an artwork's picture. A withdrawn or unpublished artwork is shown to staff, to its artist and to
 * shoppers who use it in a design; one in a template's starting design, to everyone. MKT-12.
 */
export const maySeePicture = async (records: Records, viewer: Viewer, row: Row): Promise<boolean> =>
  !row.hidden ||
  isStaff(viewer) ||
  (row.artist !== null && (await artistOf(records, viewer))?.id === row.artist) ||
  (await isInDesigns(records, viewer, row)) ||
  (await isConfigured(records, viewer, row)) ||
  (await records.exists(templateMarketplace, { where: { artwork: row.id } }))

/** Unsaved versions of designs that are searched. */
const VERSIONS = 50

/** Whether a saved or autosaved design of the viewer uses the artwork. */
async function isInDesigns(records: Records, { owner }: Viewer, { id }: Row): Promise<boolean> {
  if (await records.exists(customMarketplace, { owner, where: { artwork: id } })) return true
  const unsaved = await records.findMany(customAutosave, { owner }, VERSIONS)
  return unsaved.some(({ data }) => JSON.stringify(data).includes(JSON.stringify(id)))
}

/** Whether the viewer has a configured product with the artwork. */
async function isConfigured(records: Records, { owner }: Viewer, { id }: Row): Promise<boolean> {
  const [works, pictures] = await Promise.all([
    records.findMany(configuredMarketplaceProduct, { owner }),
    records.findMany(configuredShutterstockProduct, { owner }),
  ])
  const [sold, stock] = await Promise.all([
    records.findMany(marketplaceProduct, { idIn: works.map((each) => each.marketplace_product) }),
    records.findMany(shutterstockProduct, { idIn: pictures.map((each) => each.shutterstock_product) }),
  ])
  return [...sold, ...stock].some((each) => each.artwork === id)
}
