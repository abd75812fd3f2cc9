import { chmod, mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makePrivate } from './data-dir.ts'

const before = process.umask()
afterAll(() => process.umask(before))

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

describe('the data folder', () => {
  it("is private to the shop's own user with all its files, whether new or created by an older version", async () => {
    const old = await mkdtemp(join(tmpdir(), 'kisscut-data-'))
    await chmod(old, 0o755)
    for (const folder of [old, join(old, 'new')]) {
      await makePrivate(folder)
      await writeFile(join(folder, 'kisscut.sqlite'), '')
      expect(await modeOf(folder)).toBe(0o700)
      expect(await modeOf(join(folder, 'kisscut.sqlite'))).toBe(0o600)
    }
  })
})
