// Stores rows and files until it is killed, and prints each one once it is stored, as a line `<customId> <fileKey>`.
import { writeSync } from 'node:fs'
import { custom, userFile } from '@kisscut/records'
import { openStorage } from '../open-storage.ts'
import { aCustom, aFile, aLine } from './rows.ts'

const [databaseUrl = '', dataDir = '', migrationsDir = ''] = process.argv.slice(2)
const storage = await openStorage({ databaseUrl, dataDir, migrationsDir })

async function keepOne(turn: number): Promise<string> {
  const content = new TextEncoder().encode(`artwork ${turn} `.repeat(500))
  const stored = await storage.files.put('uploads', content, { extension: 'txt', mime: 'text/plain' })
  const file = await storage.records.create(userFile, aFile({ file: stored.key, sha256: stored.sha256 }))
  return storage.transaction(async (store) => {
    const made = await store.records.create(custom, aCustom({ user_file: file.id, quantity: turn + 1 }))
    await store.carts.putLine('session:ana', 'USD', aLine({ configuredId: made.id }), Infinity)
    return `${made.id} ${stored.key}`
  })
}

// Four at a time, like concurrent shoppers.
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let turn = 0; ; turn++) writeSync(1, `${await keepOne(turn)}\n`)
  }),
)
