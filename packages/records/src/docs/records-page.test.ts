import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RECORDS } from '../all.ts'
import { settings } from '../settings/index.ts'
import { VIEWS } from '../views.ts'
import { recordsPage } from './records-page.ts'

it('docs/records.md is up to date', () => {
  const page = readFileSync(new URL('../../../../docs/records.md', import.meta.url), 'utf8')
  expect(page, 'stale: npm run docs -w @kisscut/records').toBe(
    recordsPage([...Object.values(RECORDS), settings], VIEWS),
  )
})
