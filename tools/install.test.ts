import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isInstalled } from './lib.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kisscut-install-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lockFile = (name: string, packages: object) => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify({ packages }))
  return path
}

describe('a manual install', () => {
  const lock = lockFile('lock.json', {
    '': { name: 'kisscut' },
    'packages/core': { version: '0.1.0' },
    'node_modules/@kisscut/core': { link: true },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
    'packages/rest/node_modules/ajv': { version: '8.0.0' },
  })
  const zod = { 'node_modules/zod': { version: '4.0.0' } }
  const ajv = { 'packages/rest/node_modules/ajv': { version: '8.0.0' } }

  it('counts when it has every package in the version of the lock file', () => {
    expect(isInstalled(lock, lockFile('same.json', { ...zod, ...ajv }))).toBe(true)
    expect(
      isInstalled(lock, lockFile('more.json', { ...zod, ...ajv, 'node_modules/x': { version: '1.0.0' } })),
    ).toBe(true)
  })

  it('does not count when a package is missing or another version, however new its files are', () => {
    expect(isInstalled(lock, lockFile('missing.json', zod))).toBe(false)
    expect(
      isInstalled(lock, lockFile('older.json', { ...ajv, 'node_modules/zod': { version: '3.9.0' } })),
    ).toBe(false)
    expect(isInstalled(lock, join(folder, 'nothing-here.json'))).toBe(false)
  })
})
