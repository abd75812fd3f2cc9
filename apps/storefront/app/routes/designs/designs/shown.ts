import type { ListedDesign } from '@kisscut/shop'
import type { Rejected } from '../../../parts/form/responses.ts'

/** A design in the page's data; `changed` is ISO 8601. */
export type ShownDesign = Omit<ListedDesign, 'changed'> & { readonly changed: string }

/** The result of a form. */
export interface Shown {
  /** Id of the design. */
  readonly id: string
  readonly report: string | null
  /** A new link, shown only once. */
  readonly link: MadeLink | null
}

export interface MadeLink {
  readonly url: string
  /** The QR code as SVG. */
  readonly code: string
  /** ISO 8601. */
  readonly until: string
}

export type Result = Rejected & Shown
