import { assertRestored } from './backup/unfinished-restore.ts'
import { attemptsIn } from './attempts/attempts.ts'
import { auditIn } from './audit/audit.ts'
import { cartsIn } from './cart/carts.ts'
import { catalogIn } from './catalog/catalog.ts'
import { type Database, type Db, listingLater, openDatabase, rememberUntilWritten } from './database/index.ts'
import { withSavepoint } from './database/savepoint.ts'
import { lockIn } from './database/lock.ts'
import { noteNewShop } from './files/catch-up.ts'
import { type DiskFiles, filesOn } from './files/files.ts'
import { openDisk } from './files/open-disk.ts'
import { registeredFiles } from './files/registered-files.ts'
import { jobsIn } from './jobs/jobs.ts'
import { idempotencyIn } from './idempotency/per-key.ts'
import { accountStoreIn } from './accounts/account-store.ts'
import { currentOwner, ownerNow } from './owners/owner-now.ts'
import { proofsIn } from './proofs/proofs.ts'
import { recordsIn } from './records/records.ts'
import { soldItemsIn } from './sold-items/sold-items.ts'
import type { Clock } from '@kisscut/shop/ports/clock'
import type { Storage, Store, Transaction } from '@kisscut/shop/ports/storage'

export interface StorageSettings {
  /** `postgres://…`, a path or `file:…` for SQLite; default: `kisscut.sqlite` in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Folder of the database and the files, unless their own settings differ. */
  readonly dataDir: string
  /** `s3://bucket?…` or a folder; default: `files` in `dataDir`. */
  readonly filesUrl?: string | undefined
  /** This package's folder `migrations`, wherever the bundle is. */
  readonly migrationsDir: string
  /** Default: the machine's clock. */
  readonly now?: Clock
}

/** Opens the shop's records and files, after migrating the database. Throws while a restore is unfinished (OPS-6). */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const { databaseUrl, dataDir, filesUrl, migrationsDir, now = () => new Date() } = settings
  assertRestored(dataDir)
  const files = filesOn(await openDisk(filesUrl, dataDir))
  const database = await openDatabase(databaseUrl, dataDir, migrationsDir, now)
  await noteNewShop(database, files)
  return storageOn(database, files)
}

/** The storage over an open database and open files. */
export const storageOn = (database: Database, files: DiskFiles): Storage => ({
  ...storeIn(database),
  files: registeredFiles(database, files),
  ownerNow: (owner) => currentOwner(database, owner),
  transaction: (work) => database.atomically((inside) => work(transactionIn(inside))),
  untilWritten: rememberUntilWritten(database.change),
  ping: () => database.ping(),
  close: () => database.close(),
})

const storeIn = (db: Db): Store => ({
  records: recordsIn(db),
  catalog: catalogIn(db),
  carts: cartsIn(db),
  accounts: accountStoreIn(db),
  attempts: attemptsIn(db),
  idempotency: idempotencyIn(db, transactionIn),
  audit: auditIn(db),
  jobs: jobsIn(db),
  proofs: proofsIn(db),
  soldItems: soldItemsIn(db),
})

/** Stores by the transaction's connection, which are reused. */
const transactions = new WeakMap<Db, Transaction>()

/** The store of an open transaction. */
function transactionIn(db: Db): Transaction {
  const known = transactions.get(db)
  if (known !== undefined) return known
  const made: Transaction = {
    ...storeIn(db),
    ownerNow: (owner) => ownerNow(db, owner),
    lock: (name) => lockIn(db, name),
    savepoint: (work) => withSavepoint(db, work),
    listingLater: () => transactionIn(listingLater(db)),
  }
  transactions.set(db, made)
  return made
}
