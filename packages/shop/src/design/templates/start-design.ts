import type { Size } from '@kisscut/core/size'
import { isStaff } from '../../accounts/roles.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { productNotFound } from '../../messages/records.ts'
import { done, notFound, type Outcome } from '../../outcome.ts'
import type { DesignDeps } from '../use-user-file.ts'
import { startsOf, type Starts } from './template-parts.ts'

export type { Starts } from './template-parts.ts'

/** What the designs of a product start with, for those who may see it. */
export const startDesign =
  ({ storage, catalog }: Pick<DesignDeps, 'storage' | 'catalog'>) =>
  async (viewer: Viewer, productId: string, size: Size): Promise<Outcome<Starts | null>> => {
    const known = await (await catalog.recent()).product(productId)
    if (known === null || !(known.isPublished || isStaff(viewer))) return notFound(productNotFound)
    return done(await startsOf(storage.records, known, size))
  }
