import { mayShowWholesale } from '@kisscut/core/tool'
import type { Entitlement, Product } from '@kisscut/core/product'
import type { Role, Viewer } from './viewer.ts'

/** Staff roles. ROLE-6. */
export const STAFF: readonly Role[] = ['owner', 'support', 'designer', 'production']

export const isStaff = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  roles.some((role) => STAFF.includes(role))

/** Wholesale only for approved trade customers, and only in the tools that show it (ROLE-5). */
export const entitlementOf = (viewer: Viewer, product: Pick<Product, 'toolType'>): Entitlement => ({
  wholesale: viewer.trade && mayShowWholesale(product.toolType),
})
