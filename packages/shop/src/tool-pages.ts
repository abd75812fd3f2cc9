import { editPageOfTool, pageOfTool, type ToolType } from '@kisscut/core/tool'
import type { ProductClass } from '@kisscut/core/product'

/** Names of the tools' first pages, by their place in addresses. PAGE-2. */
const FIRST = {
  setup: 'setup',
  personalize: 'personalize',
  preview: 'preview',
  'new-lettering': 'newLettering',
} as const
/** Names of the pages on which designs are drawn. PAGE-3. */
const EDIT = {
  advanced: 'editAdvanced',
  easy: 'editEasy',
  preview: 'editPreview',
  lettering: 'editLettering',
} as const

export type FirstPage = (typeof FIRST)[keyof typeof FIRST]

/** The name of the page a product opens on; a tool without its own page opens on setup. PAGE-2. */
export const firstPageOf = (tool: ToolType | null): FirstPage => {
  const page = pageOfTool(tool, '/')
  return page !== null && page in FIRST ? FIRST[page as keyof typeof FIRST] : 'setup'
}

export type DesignPage = (typeof EDIT)[keyof typeof EDIT]

/** The name of the page for the DESIGN step. PAGE-3. */
export const designPageOf = (tool: ToolType | null): 'upload' | DesignPage => {
  const page = tool && editPageOfTool(tool)
  return page !== null && page in EDIT ? EDIT[page as keyof typeof EDIT] : 'upload'
}

/** The page that reopens a configured product: its design, or the last step of an upload with artwork. PAGE-3, FLOW-11. */
export function editPageOf(tool: ToolType | null, hasArtwork: boolean) {
  const page = designPageOf(tool)
  return page === 'upload' && hasArtwork ? 'finalize' : page
}

interface OfClass {
  readonly productClass: ProductClass
  readonly toolType: ToolType | null
}

/** Page names of classes that have their own. DDB-8, CLIP-2. */
const PAGES = {
  ddb: 'dragDropBuy',
  clipart: 'clipart',
  marketplace: 'marketplace',
  stock: 'stockImage',
} as const

export type ClassPage = (typeof PAGES)[keyof typeof PAGES]

/** The page of a class that has its own, for new and configured products; null: its tool determines the pages. DDB-8, MKT-2. */
export const pageOfClass = (productClass: ProductClass): ClassPage | null =>
  PAGES[productClass as keyof typeof PAGES] ?? null

/** The page that lists and search link to: the class's own, else the tool's. PAGE-2. */
export const pageOfProduct = ({ productClass, toolType }: OfClass) =>
  pageOfClass(productClass) ?? firstPageOf(toolType)

/** Whether products open on this page; their other pages are reached from it. */
export const isFirstPage = (page: string): boolean =>
  [...Object.values(FIRST), ...Object.values(PAGES)].some((each) => each === page)

/** The class whose products a page shows; `custom` for pages of tools. */
export const classOfPage = (page: string): keyof typeof PAGES | 'custom' =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).find((each) => PAGES[each] === page) ?? 'custom'

/** The field for the configured product's id on a page shared by a class. DDB-8. */
export const CONFIGURED_FIELD = 'configured'

/** The field for the id of the offer that a page opens its product with. OFFER-4. */
export const OFFER_FIELD = 'offer'

/** The form field to print an artwork without its background. MKT-8. */
export const WITHOUT_BACKGROUND = 'without_background'

/** The address of a configured product on a page shared by all products of its class. DDB-8. */
export const configuredUrl = (page: string, id: string): string =>
  `${page}?${CONFIGURED_FIELD}=${encodeURIComponent(id)}`
