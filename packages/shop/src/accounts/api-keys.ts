import { randomBytes } from 'node:crypto'
import { keyNotFound } from '../messages/accounts.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { ApiKey, Scope } from '../ports/accounts.ts'
import type { Deps } from '../dependencies.ts'
import { accountOfOwner } from './sessions.ts'
import type { Viewer } from './viewer.ts'

export interface NewApiKey {
  readonly label: string
  readonly scopes: readonly Scope[]
}

/** The keys of the viewer's account, for services. ACC-16. */
export interface Keys {
  list(viewer: Viewer): Promise<readonly ApiKey[]>
  /** Creates a key. Returns it once; only its SHA-256 is stored. */
  create(viewer: Viewer, key: NewApiKey): Promise<string>
  remove(viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>>
}

const idOf = (viewer: Viewer): string => accountOfOwner(viewer.owner) ?? ''

export const createKeys = ({ storage }: Deps<'storage.accounts' | 'storage.transaction'>): Keys => ({
  list: (viewer) => storage.accounts.apiKeysOf(idOf(viewer)),

  async create(viewer, { label, scopes }) {
    const key = `kisscut_${randomBytes(32).toString('base64url')}`
    await storage.transaction(async ({ accounts, audit }) => {
      await accounts.addApiKey(idOf(viewer), label, key, scopes)
      await audit.note({ who: viewer.owner, did: 'created', what: `api_key ${label}`, after: scopes })
    })
    return key
  },

  remove: (viewer, id) =>
    storage.transaction(async ({ accounts, audit }) => {
      if (!(await accounts.removeApiKey(idOf(viewer), id))) return notFound(keyNotFound)
      await audit.note({ who: viewer.owner, did: 'removed', what: `api_key ${id}` })
      return done({ id })
    }),
})
