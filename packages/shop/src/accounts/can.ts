import { isPublished, type AnyRecord, type RowOf } from '@kisscut/records'
import { RIGHTS, type Action, type Party, type Reach, type Subject } from './rights.ts'
import { NOBODY_OWNER, type Viewer } from './viewer.ts'

/** A record, its name, or another subject of the table. */
export type About = Subject | AnyRecord

/** Whether the viewer is a browser without an account; the shop's own worker is not a guest. */
const isGuest = ({ owner }: Pick<Viewer, 'owner'>): boolean =>
  owner === NOBODY_OWNER || owner.startsWith('session:')

/** Every account is a shopper too. */
const partiesOf = (viewer: Pick<Viewer, 'owner' | 'roles'>): readonly Party[] =>
  isGuest(viewer) ? ['guest'] : ['shopper', ...viewer.roles]

const ORDER: readonly Reach[] = ['none', 'published', 'own', 'all']

const nameOf = (about: About): Subject => (typeof about === 'string' ? about : (about.name as Subject))

/** How far the viewer's rights reach: the widest of all their roles; `none` for subjects that are not in the table. */
export const reachOf = (viewer: Pick<Viewer, 'owner' | 'roles'>, action: Action, about: About): Reach => {
  const reaches = partiesOf(viewer).map((party) => RIGHTS[nameOf(about)]?.[party]?.[action] ?? 'none')
  return reaches.reduce((far, reach) => (ORDER.indexOf(reach) > ORDER.indexOf(far) ? reach : far), 'none')
}

/** Whether its owner has removed the row. */
const isRemoved = (about: About, row: object): boolean =>
  typeof about !== 'string' &&
  about.removedBy !== null &&
  (row as Readonly<Record<string, unknown>>)[about.removedBy] === true

/**
 * Whether the viewer may do this: with a row, to this row; without one, to any row at all. Decided by the table in
 * `rights.ts` alone. ROLE-4 to ROLE-6.
 */
export const can = <R extends AnyRecord>(
  viewer: Pick<Viewer, 'owner' | 'roles'>,
  action: Action,
  about: R | Subject,
  row?: RowOf<R> | { readonly owner: string },
): boolean => {
  const reach = reachOf(viewer, action, about)
  if (reach === 'all' || reach === 'none' || row === undefined) return reach !== 'none'
  if (reach === 'own') return 'owner' in row && row.owner === viewer.owner && !isRemoved(about, row)
  return typeof about !== 'string' && isPublished(about, row as RowOf<R>)
}
