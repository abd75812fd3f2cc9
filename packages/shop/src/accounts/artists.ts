import { artist, type RowOf } from '@kisscut/records'
import { accountNotFound, artistMissing, artistManaged, noArtist, ownRoles } from '../messages/accounts.ts'
import { conflict, done, invalid, NOT_YOUR_ROLE, notFound, type Outcome } from '../outcome.ts'
import type { Account } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import { addressKey } from './address-key.ts'
import { emailErrors, errorsOf } from './check-fields.ts'
import { ownerOfAccount } from './sessions.ts'
import { mayChangeStaff } from './staff.ts'
import type { Deps } from '../dependencies.ts'
import type { Viewer } from './viewer.ts'

/** An account that manages the works of an artist. */
export interface ListedArtist {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The marketplace artists an account manages; empty until staff assign some. */
  readonly artists: readonly Pick<RowOf<typeof artist>, 'id' | 'name'>[]
}

export interface ListedArtists {
  readonly accounts: readonly ListedArtist[]
  /** Artists whose works only staff manage. */
  readonly free: ListedArtist['artists']
}

/** Accounts that manage their own works, by name, and the artists whose works no account manages. MKT-13. */
export const listArtists =
  ({ storage: { accounts, records } }: Deps<'storage.accounts' | 'storage.records'>) =>
  async (): Promise<ListedArtists> => {
    const rows = await records.findMany(artist)
    const named = (of: string | null) =>
      rows.filter(({ account }) => (account || null) === of).map(({ id, name }) => ({ id, name }))
    const listed = await accounts.staff(['artist'])
    return {
      accounts: listed.map(({ id, name, email }) => ({ id, name, email, artists: named(id) })),
      free: named(null),
    }
  }

/** An assignment of an artist to the account that will manage their works. */
export interface NewArtist {
  /** E-mail address of the account. */
  readonly email: string
  /** Id of the artist. */
  readonly artist: string
}

/**
 * Lets an account manage an artist's works and gives it the role to do so. Its sessions stay open, because it only gains rights.
 * MKT-13.
 */
export const makeArtist =
  ({ storage }: Deps<'storage.transaction'>) =>
  async (viewer: Viewer, { email, artist: id }: NewArtist): Promise<Outcome<{ readonly id: string }>> => {
    const errors = errorsOf({ email: emailErrors(email), artist: id === '' ? [artistMissing] : [] })
    if (errors !== null) return invalid(errors)
    return storage.transaction(async (store): Promise<Outcome<{ readonly id: string }>> => {
      if (!(await mayChangeStaff(store, viewer))) return NOT_YOUR_ROLE
      const known = await store.accounts.account({ email: addressKey(email) })
      if (known === null) return invalid({ email: [accountNotFound] })
      const owner = ownerOfAccount(known.id)
      if (owner === viewer.owner) return conflict(ownRoles)
      await store.lock(owner)
      const row = await store.records.get(artist, id)
      if (row === null) return invalid({ artist: [artistMissing] })
      if (row.account && row.account !== known.id) return invalid({ artist: [artistManaged] })
      await store.records.update(artist, id, { account: known.id })
      await changeRoles(store, viewer, known.id, 'added to artists', (roles) => [
        ...new Set([...roles, 'artist' as const]),
      ])
      return done({ id: known.id })
    })
  }

/** Takes the works and the role from an account; the works stay unchanged, but its sessions no longer list them. MKT-13. */
export const removeArtist =
  ({ storage }: Deps<'storage.transaction'>) =>
  (viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>> =>
    storage.transaction(async (store): Promise<Outcome<{ readonly id: string }>> => {
      if (!(await mayChangeStaff(store, viewer))) return NOT_YOUR_ROLE
      if (ownerOfAccount(id) === viewer.owner) return conflict(ownRoles)
      await store.lock(ownerOfAccount(id))
      const known = await store.accounts.account({ id })
      if (known === null || !known.roles.includes('artist')) return notFound(noArtist)
      for (const row of await store.records.findMany(artist))
        if (row.account === id) await store.records.update(artist, row.id, { account: null })
      await changeRoles(store, viewer, id, 'removed from artists', (roles) =>
        roles.filter((role) => role !== 'artist'),
      )
      return done({ id })
    })

/** Changes the roles of an account under a lock, and records the change. */
async function changeRoles(
  { accounts, audit }: Transaction,
  viewer: Viewer,
  id: string,
  did: string,
  changed: (roles: Account['roles']) => Account['roles'],
): Promise<void> {
  const before = (await accounts.account({ id }))?.roles ?? []
  const after = changed(before)
  await accounts.changeAccount(id, { roles: after })
  await audit.note({ who: viewer.owner, did, what: ownerOfAccount(id), before, after })
}
