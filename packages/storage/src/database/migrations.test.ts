import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WRITE = fileURLToPath(new URL('../../write-migrations.mjs', import.meta.url))

it('the committed migrations lead to the declared tables in both databases (REC-37)', () => {
  const env = { ...process.env, NODE_NO_WARNINGS: '1' }
  const check = spawnSync(process.execPath, [WRITE, '--check'], { env, encoding: 'utf8' })
  expect(check.stderr, 'npm run migrations -w @kisscut/storage -- what_changed').toBe('')
  expect(check.stdout).toBe('postgres: 0 written\nsqlite: 0 written\n')
  expect(check.status).toBe(0)
})
