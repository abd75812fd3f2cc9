// Writes docs/records.md from the declarations: `npm run docs -w @kisscut/records`.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RECORDS, recordsPage, settings, VIEWS } from './src/index.ts'

writeFileSync(
  fileURLToPath(new URL('../../docs/records.md', import.meta.url)),
  recordsPage([...Object.values(RECORDS), settings], VIEWS),
)
