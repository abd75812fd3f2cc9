// Typical searches of shoppers in the demo shop, and how often the intended result is first. Queries:
// tools/demo-shop/search-quality.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStorage } from '../../../packages/storage/src/index.ts'
import { loadDemoShop } from '../../../tools/demo-shop/index.ts'
import { measureSearch, searchQuality } from '../../../tools/demo-shop/search-quality/measure.ts'

const percent = (share) => `${(share * 100).toFixed(1)} %`

const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-search-'))
const migrationsDir = fileURLToPath(new URL('../../../packages/storage/migrations', import.meta.url))
const storage = await openStorage({ dataDir, migrationsDir })
try {
  await loadDemoShop(storage)
  const { queries, atOne, atThree, misses } = searchQuality(await measureSearch(storage))
  console.log(`${queries} queries, right at 1: ${percent(atOne)}, at 3: ${percent(atThree)}`)
  for (const { query, wanted, found } of misses)
    console.log(`${query.padEnd(28)} wanted ${wanted.join(' ')}; found ${found.join(' ') || 'nothing'}`)
} finally {
  await storage.close()
  await rm(dataDir, { recursive: true, force: true })
}
