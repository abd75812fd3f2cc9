import type { ListedDesign } from '@kisscut/shop'
import type { Rejected } from '../../../parts/form/responses.ts'

/** A design as the page's data has it; `changed` is ISO 8601. */
export type ShownDesign = Omit<ListedDesign, 'changed'> & { readonly changed: string }

/** What came of a form of the page. */
export interface Shown {
  /** The design it was about. */
  readonly id: string
  readonly report: string | null
  /** A link that was made just now: it is shown this once. */
  readonly link: MadeLink | null
}

export interface MadeLink {
  readonly url: string
  /** The same as SVG. */
  readonly code: string
  /** ISO 8601. */
  readonly until: string
}

export type Result = Rejected & Shown
