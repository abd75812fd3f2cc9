import type { Viewer } from '@kisscut/shop'
import type { VisitorOf } from '../../session/visitor-of.ts'

/** Everyone who visits is this viewer, a guest with an empty cart. */
export const visiting = (viewer: Viewer): VisitorOf => {
  const visitor = { viewer, accountName: null, cartCount: 0 }
  return () => visitor
}
