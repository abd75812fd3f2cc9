import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DiskFiles, filesOn } from './files.ts'
import { openDisk } from './open-disk.ts'
import { REMOVED_FOR_MS } from './removed.ts'

const PNG = { extension: 'png', mime: 'image/png' }

describe('files in a folder', () => {
  let folder: string
  let files: DiskFiles
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kisscut-files-'))
    files = filesOn(await openDisk(undefined, folder))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('returns bytes and files as they were put, under unguessable keys', async () => {
    const source = join(folder, 'source.png')
    await writeFile(source, 'from a file')
    const fromFile = await files.put('uploads', { path: source }, PNG)
    const fromBytes = await files.put('uploads', new TextEncoder().encode('from bytes'), PNG)
    expect(fromFile.key).toMatch(/^uploads\/[0-9a-f-]{36}\.png$/)
    expect(fromFile).toMatchObject({ bytes: 11 })
    expect(fromBytes.sha256).toBe('301cdd21c1de60e13e0e2f6dcd6d6b62a60509d2b473e98b5fa9ad34ebe8f57a')
    expect(new TextDecoder().decode(await files.bytes(fromFile.key))).toBe('from a file')
    const open = await files.open(fromBytes.key)
    expect(open).toMatchObject({ bytes: 10, mime: 'image/png' })
    expect(open?.etag).toMatch(/^[0-9a-f]{32}$/)
    expect(await text(open!.stream)).toBe('from bytes')
  })

  it('never leaves its folder and never reads files it didn’t name', async () => {
    for (const key of [
      '../kisscut.sqlite',
      'uploads/../../etc/passwd',
      'uploads',
      '',
      'uploads/a.png',
      '/etc/passwd',
    ]) {
      expect(await files.open(key)).toBeNull()
      await expect(files.bytes(key)).rejects.toThrow()
      await files.remove(key)
    }
    await expect(files.put('../up', new Uint8Array(1), PNG)).rejects.toThrow('Not a place')
    await expect(files.put('up', new Uint8Array(1), { ...PNG, extension: '../x' })).rejects.toThrow(
      'Not a place',
    )
  })

  it('removes files, even missing ones', async () => {
    const { key } = await files.put('previews', new Uint8Array([1]), PNG)
    await files.remove(key)
    await files.remove(key)
    expect(await files.open(key)).toBeNull()
  })

  it('retains removed files for a day, unreachable, and then deletes them (OPS-4)', async () => {
    const { key } = await files.put('removals', new Uint8Array([1]), PNG)
    await files.remove(key)
    const aside = join(folder, 'files', 'removed', key)
    expect(await readFile(aside)).toEqual(Buffer.from([1]))
    expect(await files.open(`removed/${key}`)).toBeNull()
    expect(await files.sweep(new Date())).toBe(0)
    expect(await files.sweep(new Date(Date.now() + 2 * REMOVED_FOR_MS))).toBeGreaterThanOrEqual(1)
    await expect(readFile(aside)).rejects.toThrow('ENOENT')
  })

  it('leaves nothing behind if the source breaks off', async () => {
    await expect(files.put('broken', { path: join(folder, 'nothing.png') }, PNG)).rejects.toThrow()
    expect(await readdir(join(folder, 'files', 'broken')).catch(() => [])).toEqual([])
  })

  it('sweeps up half-written files after a crash, but none that another process is writing', async () => {
    const { key } = await files.put('uploads', new Uint8Array([1]), PNG)
    const [left, written] = ['left', 'written'].map((name) =>
      join(folder, 'files', 'uploads', `${name}.png.unfinished`),
    ) as [string, string]
    await Promise.all([left, written].map((path) => writeFile(path, 'half')))
    await utimes(left, new Date(0), new Date(0))
    expect(await files.sweep(new Date(Date.UTC(2020, 0)))).toBe(1)
    expect(await readdir(join(folder, 'files', 'uploads'))).toContain('written.png.unfinished')
    expect(await files.sweep(new Date(Date.UTC(2020, 0)))).toBe(0)
    expect(await files.bytes(key)).toEqual(new Uint8Array([1]))
  })
})
