import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { operate } from './operate.ts'
import { openShopStorage } from './storage.ts'

describe("the owner's operations", () => {
  const before = process.umask()
  let folder: string
  const env = (name: string) => ({ DATA_DIR: join(folder, name), INIT_CWD: folder })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kisscut-operate-'))
    const storage = await openShopStorage(await readConfig(env('shop')))
    await storage.files.put('uploads', new Uint8Array([1]), { extension: 'png', mime: 'image/png' })
    await storage.accounts.openSession(null, 1000)
    await storage.close()
  })
  afterAll(async () => {
    process.umask(before)
    await rm(folder, { recursive: true, force: true })
  })

  it('back up, restore and move, and report the result (OPS-1, OPS-5)', async () => {
    expect(await operate(['backup', 'first'], env('shop'))).toEqual([
      `Backed up: 3 rows and 0 files (0.0 MB), in ${join(folder, 'first')}`,
    ])
    expect((await operate(['restore', 'first'], env('restored')))[0]).toMatch(/^Restored: 3 rows and 0 files/)
    const secrets = ['shop', 'restored'].map((name) => readFile(join(folder, name, 'session-secret'), 'utf8'))
    const [made, restored] = await Promise.all(secrets)
    expect(restored).toBe(made)
    const [done, next] = await operate(['move', '--to', 'moved.sqlite', '--files', 'moved'], env('restored'))
    expect(done).toMatch(/^Copied and compared: 3 rows and 0 files/)
    expect(next).toContain('DATABASE_URL and FILES_URL')
  })

  it("report that the owner's own secret isn't in the backup", async () => {
    const lines = await operate(['backup', 'second'], {
      ...env('shop'),
      SESSION_SECRET: 'a secret of the owner’s own, long',
    })
    expect(lines.at(-1)).toContain('SESSION_SECRET')
  })

  it.each([
    [[], 'Usage: npm run backup'],
    [['backup'], 'Usage: npm run backup -- FOLDER'],
    [['backup', 'one', 'two'], 'Usage: npm run backup -- FOLDER'],
    [['backup', 'one', '--replace'], 'Usage: npm run backup -- FOLDER'],
    [['restore'], 'Usage: npm run restore'],
    [['move', '--replace'], 'Usage: npm run move'],
    [['move', '--to', 'mysql://db'], '--to must be postgres://… or a file.'],
    [['move', '--files', 'ftp://db'], '--files must be s3://bucket?… or a folder.'],
    [['restore', 'nothing'], 'it has no manifest.json'],
  ])('end with one line for %j', async (words, line) => {
    const run = operate(words, env('shop'))
    await expect(run).rejects.toThrow(line)
    await expect(run).rejects.not.toThrow('\n')
  })
})
