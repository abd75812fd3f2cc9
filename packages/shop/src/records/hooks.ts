import { type AnyRecord, type ChangesOf, RECORDS, type RecordName, type RowOf } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { Failure, Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { reviewToSave } from '../reviews/review-rules.ts'
import type { Quota } from './create-within.ts'
import { derivedCode } from './derived/code.ts'
import { derivedListedPrice } from './derived/listed-price.ts'
import { derivedPackage } from './derived/package.ts'
import { derivedSample } from './derived/sample-design.ts'
import { checkedOffer } from './derived/special-offer.ts'
import { quotaOfVersions, removeVersionsOf, roomForVersion } from './versions.ts'

/** Behavior of a record's rows beyond its declaration. Everything runs in the transaction of the save. */
export interface RecordHooks<R extends AnyRecord> {
  /** The use case that saves these rows by rules of its own; saving them generically is a bug. */
  readonly savedBy?: string
  /** The values to save, or their errors; runs before derived fields are set. */
  readonly beforeSave?: (
    store: Transaction,
    viewer: Viewer,
    values: ChangesOf<R>,
    before: RowOf<R> | null,
  ) => Promise<Outcome<ChangesOf<R>>>
  /** The whole row with the fields that the shop derives from the others. */
  readonly derive?: (records: Records, row: RowOf<R>) => Outcome<object> | Promise<Outcome<object>>
  /** Makes room for an owner's new row; a failure if there is no room. */
  readonly beforeCreate?: (store: Transaction, values: ChangesOf<R>, owner: string) => Promise<Failure | null>
  /** The quota of a new row; null: that of every record. */
  readonly quota?: (values: ChangesOf<R>) => Quota | null
  /** Removes rows that would be orphaned. */
  readonly beforeRemove?: (records: Transaction['records'], id: string) => Promise<void>
  /** Every change goes into the audit log, as for catalog records. */
  readonly isAudited?: true
}

type Hooks = { readonly [N in RecordName]?: RecordHooks<(typeof RECORDS)[N]> }

const HOOKS: Hooks = {
  configured_clipart_product: { savedBy: 'saveClipart' },
  configured_ddb_product: { savedBy: 'saveDdb' },
  configured_package: { derive: derivedPackage },
  custom: { savedBy: 'saveConfiguration', beforeRemove: removeVersionsOf },
  custom_autosave: { beforeCreate: roomForVersion, quota: quotaOfVersions },
  listed_price: { derive: derivedListedPrice },
  qrcode: { derive: (_records, row) => derivedCode(row) },
  review: { beforeSave: reviewToSave, isAudited: true },
  special_offer: { derive: checkedOffer },
  template_design: { derive: derivedSample },
}

/** The hooks of a record; empty for most. */
export const hooksOf = <R extends AnyRecord>({ name }: R): RecordHooks<R> =>
  (HOOKS[name as RecordName] ?? {}) as RecordHooks<R>
