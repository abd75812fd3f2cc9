import type { Viewer } from '@kisscut/shop'
import type { VisitorOf } from '../../session/visitor-of.ts'

/** Makes every visitor this viewer, with an empty cart. */
export const visiting = (viewer: Viewer): VisitorOf => {
  const visitor = { viewer, accountName: null, cartCount: 0 }
  return () => visitor
}
