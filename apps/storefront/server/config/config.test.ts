import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

let DATA_DIR: string
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'kisscut-config-'))
})

describe('the settings of a shop', () => {
  it('have defaults for everything', async () => {
    expect(await readConfig({ DATA_DIR })).toMatchObject({
      port: 3000,
      host: undefined,
      demo: true,
      publicUrl: null,
    })
  })

  it('treat an empty value as absent', async () => {
    expect((await readConfig({ DATA_DIR, DATABASE_URL: '', PORT: '' })).databaseUrl).toBeUndefined()
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port between 0 and 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a port between 0 and 65535, not "70000".'],
    [
      { PUBLIC_URL: 'shop.example' },
      'PUBLIC_URL must be an address beginning with http:// or https://, not "shop.example".',
    ],
    [{ DATABASE_URL: 'mysql://root:hush@db' }, 'DATABASE_URL must be postgres://… or a file.'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
    [
      { TRUST_PROXY: 'everyone' },
      'TRUST_PROXY must be a number of proxies, or their addresses such as "10.0.0.0/8, loopback", not "everyone".',
    ],
    [{ RATE_LIMITS: '0' }, 'RATE_LIMITS must be on or off, not "0".'],
    [{ WORKER: '2' }, 'WORKER must be 0 or 1, not "2".'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters.'],
    [{ OWNER_EMAIL: 'eva' }, 'OWNER_EMAIL must be an e-mail address, not "eva".'],
  ])('prevent the start with one line for %o', async (wrong, line) => {
    await expect(readConfig({ DATA_DIR, ...wrong })).rejects.toThrow(line)
  })

  it('include a session secret, generated once and readable only by the shop', async () => {
    const first = await readConfig({ DATA_DIR })
    const second = await readConfig({ DATA_DIR })
    const file = join(DATA_DIR, 'session-secret')
    expect(second.sessionSecret).toBe(first.sessionSecret)
    expect(await readFile(file, 'utf8')).toBe(first.sessionSecret)
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  it('reduce a public address to its origin', async () => {
    expect((await readConfig({ DATA_DIR, PUBLIC_URL: 'https://shop.example/' })).publicUrl).toBe(
      'https://shop.example',
    )
  })
})
