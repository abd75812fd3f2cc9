// A shop with many products, on either database, with its rival.
import { existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillShop, open, openPostgres } from '../servers.mjs'
import { CLASSES } from './copies.mjs'
import { addArtworksPostgres, growPostgres } from './grow-postgres.mjs'
import { addArtworksSqlite, copySqlite, growSqlite } from './grow-sqlite.mjs'

const DATABASE = 'kisscut.sqlite'

/** A filled shop of this size: in a folder below `stored`, which is reused, or in a temporary folder. */
async function filledSqlite(size, productClass, stored) {
  const folder = stored && join(stored, `${productClass}-${size}`)
  if (folder) mkdirSync(folder, { recursive: true })
  const isNew = !folder || !existsSync(join(folder, DATABASE))
  const filled = isNew
    ? await fillShop({ folder })
    : { dataDir: folder, env: { DATA_DIR: folder, DATABASE_URL: '' }, remove: async () => {} }
  const file = join(filled.dataDir, DATABASE)
  return {
    ...filled,
    ...growSqlite(file, size, productClass),
    bareEnv: { DATABASE_FILE: file, PRODUCT_TABLE: CLASSES[productClass].table },
    addArtworks: (number) => addArtworksSqlite(file, number),
  }
}

async function filledPostgres(size, productClass) {
  const server = await openPostgres()
  const filled = await fillShop({ databaseUrl: server.url })
  return {
    ...filled,
    ...(await growPostgres(server.url, size, productClass)),
    bareEnv: { DATABASE_URL: server.url, PRODUCT_TABLE: CLASSES[productClass].table },
    addArtworks: (number) => addArtworksPostgres(server.url, number),
    remove: async () => {
      await filled.remove()
      await server.stop()
    },
  }
}

/** A copy of another data folder's shop, grown in a temporary folder. */
export async function copiedShop(from, size, productClass) {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-copy-'))
  const file = join(folder, DATABASE)
  await copySqlite(join(from, DATABASE), file)
  const { products } = growSqlite(file, size, productClass)
  const remove = () => rm(folder, { recursive: true, force: true })
  return { dataDir: folder, env: { DATA_DIR: folder, DATABASE_URL: '' }, products, remove }
}

export const filledShop = (dialect, size, productClass, stored) =>
  dialect === 'postgres' ? filledPostgres(size, productClass) : filledSqlite(size, productClass, stored)

export const openShopOf = ({ env }) =>
  open('../build/server/main.js', 'Kisscut is open at ', { ...env, RATE_LIMITS: 'off' })

export const openRivalOf = ({ bareEnv }) =>
  open('./scale/bare-server.mjs', 'The bare server is open', bareEnv)
