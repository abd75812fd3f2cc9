import { editPageOfTool, pageOfTool, type ToolType } from '@kisscut/core/tool'
import type { ProductClass } from '@kisscut/core/product'

/** Names of the first pages of tools, by their place in addresses. PAGE-2. */
const FIRST = {
  setup: 'setup',
  personalize: 'personalize',
  preview: 'preview',
  'new-lettering': 'newLettering',
} as const
/** The same for pages on which designs are drawn. PAGE-3. */
const EDIT = {
  advanced: 'editAdvanced',
  easy: 'editEasy',
  preview: 'editPreview',
  lettering: 'editLettering',
} as const

export type FirstPage = (typeof FIRST)[keyof typeof FIRST]

/** The page a product opens on, by its name; a tool without a page of its own opens on setup. PAGE-2. */
export const firstPageOf = (tool: ToolType | null): FirstPage => {
  const page = pageOfTool(tool, '/')
  return page !== null && page in FIRST ? FIRST[page as keyof typeof FIRST] : 'setup'
}

export type DesignPage = (typeof EDIT)[keyof typeof EDIT]

/** The page of the step DESIGN, by its name. PAGE-3. */
export const designPageOf = (tool: ToolType | null): 'upload' | DesignPage => {
  const page = tool && editPageOfTool(tool)
  return page !== null && page in EDIT ? EDIT[page as keyof typeof EDIT] : 'upload'
}

/** The page a configured product is opened on again: its design, or of an upload with artwork its last step. PAGE-3, FLOW-11. */
export function editPageOf(tool: ToolType | null, hasArtwork: boolean) {
  const page = designPageOf(tool)
  return page === 'upload' && hasArtwork ? 'finalize' : page
}

interface OfClass {
  readonly productClass: ProductClass
  readonly toolType: ToolType | null
}

/** Classes that have a page of their own, by its name. DDB-8, CLIP-2. */
const PAGES = {
  ddb: 'dragDropBuy',
  clipart: 'clipart',
  marketplace: 'marketplace',
  stock: 'stockImage',
} as const

export type ClassPage = (typeof PAGES)[keyof typeof PAGES]

/** The page of a class that has one of its own, new and configured; null: its tool has the pages. DDB-8, MKT-2. */
export const pageOfClass = (productClass: ProductClass): ClassPage | null =>
  PAGES[productClass as keyof typeof PAGES] ?? null

/** The page lists and search lead to, by its name: a class's own, else that of the tool. PAGE-2. */
export const pageOfProduct = ({ productClass, toolType }: OfClass) =>
  pageOfClass(productClass) ?? firstPageOf(toolType)

/** Whether products open on this page; a product's other pages are reached from it. */
export const isFirstPage = (page: string): boolean =>
  [...Object.values(FIRST), ...Object.values(PAGES)].some((each) => each === page)

/** The class whose products a page shows: the one it belongs to, else those that are designed. */
export const classOfPage = (page: string): keyof typeof PAGES | 'custom' =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).find((each) => PAGES[each] === page) ?? 'custom'

/** The field that names the configured product on a page that is the same for all of them. DDB-8. */
export const CONFIGURED_FIELD = 'configured'

/** The field that names the offer a page opens its product with. OFFER-4. */
export const OFFER_FIELD = 'offer'

/** The field of a form that prints an artwork without its background. MKT-8. */
export const WITHOUT_BACKGROUND = 'without_background'

/** The address of a configured product on a page shared by all products of its class. DDB-8. */
export const configuredUrl = (page: string, id: string): string =>
  `${page}?${CONFIGURED_FIELD}=${encodeURIComponent(id)}`
