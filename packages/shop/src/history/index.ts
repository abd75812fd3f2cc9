import { readChanges, settings, type AnyRecord, type RowOf } from '@kisscut/records'
import { reachOf } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/records.ts'
import { done, invalid, notFound, NOT_YOUR_ROLE, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import type { RecordUseCases } from '../records/index.ts'
import type { Stale } from '../records/stale.ts'
import type { SettingsUseCases } from '../settings/index.ts'
import { namesOf } from './names.ts'
import { valuesToRevert, versionOf, type Version } from './versions.ts'

/** Versions per page. */
export const VERSIONS_ON_PAGE = 10

export interface VersionPage {
  /** Newest first. */
  readonly versions: readonly Version[]
  readonly count: number
}

/** Which state of a save: the row before or after it. */
export type Side = 'before' | 'after'

export interface History {
  /** The saved versions of a row. ADMIN-12. */
  of(viewer: Viewer, record: AnyRecord, id: string, page: number): Promise<Outcome<VersionPage>>
  /** Restores an older version of the row, replacing the revision the viewer has read. ADMIN-13. */
  revert(
    viewer: Viewer,
    record: AnyRecord,
    id: string,
    to: { readonly version: string; readonly side: Side },
    revision?: number,
  ): Promise<Outcome<RowOf<AnyRecord>> | Stale<RowOf<AnyRecord>>>
}

interface HistoryDeps {
  readonly storage: Storage
  readonly records: RecordUseCases
  readonly settings: SettingsUseCases
}

const subjectOf = (record: AnyRecord, id: string) => `${record.name} ${id}`

/** Accounts that may read every row of a record may read its history. */
const maySee = (viewer: Viewer, record: AnyRecord): boolean =>
  record.save === 'staff' && reachOf(viewer, 'read', record) === 'all'

export const createHistory = ({ storage, records, settings: ofShop }: HistoryDeps): History => {
  const save = async (
    viewer: Viewer,
    record: AnyRecord,
    id: string,
    older: unknown,
    revision: number | undefined,
  ) => {
    const isOfShop = record.name === settings.name
    const current = isOfShop ? await ofShop.read() : await storage.records.get(record, id)
    if (current === null) return notFound(messages.recordNotFound)
    const values = readChanges(record, valuesToRevert(record, older, current))
    if (!values.ok) return invalid(values.errors)
    return isOfShop
      ? ofShop.save(viewer, values.value, revision, messages.reverted)
      : records.save(viewer, record, id, values.value, revision, messages.reverted)
  }

  return {
    async of(viewer, record, id, page) {
      if (!maySee(viewer, record)) return NOT_YOUR_ROLE
      const { entries, count } = await storage.audit.entries(subjectOf(record, id), page, VERSIONS_ON_PAGE)
      const names = await namesOf(storage.accounts, entries)
      const versions = entries.map((entry) => versionOf(record, entry, names.get(entry.who) ?? entry.who))
      return done({ versions, count })
    },

    async revert(viewer, record, id, { version, side }, revision) {
      if (!maySee(viewer, record)) return NOT_YOUR_ROLE
      const entry = await storage.audit.entry(version)
      if (entry === null || entry.what !== subjectOf(record, id)) return notFound(messages.versionNotFound)
      const older = entry[side]
      if (older === undefined) return notFound(messages.versionNotFound)
      return save(viewer, record, id, older, revision)
    },
  }
}
