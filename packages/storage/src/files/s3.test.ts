import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBucketServer } from '../testing/bucket-server.ts'
import { type DiskFiles, filesOn } from './files.ts'
import { openDisk } from './open-disk.ts'
import { REMOVED_FOR_MS } from './removed.ts'

const PNG = { extension: 'png', mime: 'image/png' }

describe('files in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof openBucketServer>>
  let folder: string
  let files: DiskFiles
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    bucket = await openBucketServer()
    folder = await mkdtemp(join(tmpdir(), 'kisscut-s3-'))
    const url = `s3://artworks?region=eu-central-1&endpoint=${encodeURIComponent(bucket.url)}`
    files = filesOn(await openDisk(url, folder))
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    bucket.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('returns bytes and files as they were put', async () => {
    const source = join(folder, 'source.png')
    await writeFile(source, 'from a file')
    const fromFile = await files.put('uploads', { path: source }, PNG)
    const fromBytes = await files.put('uploads', new TextEncoder().encode('from bytes'), PNG)
    expect([...bucket.objects.keys()]).toEqual([`/artworks/${fromFile.key}`, `/artworks/${fromBytes.key}`])
    expect(bucket.objects.get(`/artworks/${fromFile.key}`)).toMatchObject({
      content: Buffer.from('from a file'),
      type: 'image/png',
    })
    const open = await files.open(fromBytes.key)
    expect(open).toMatchObject({ bytes: 10, mime: 'image/png' })
    expect(await text(open!.stream)).toBe('from bytes')
    expect(new TextDecoder().decode(await files.bytes(fromFile.key))).toBe('from a file')
  })

  it('retains removed files for a day, unreachable, and then deletes them (OPS-4)', async () => {
    const { key } = await files.put('previews', new Uint8Array([1]), PNG)
    await files.remove(key)
    await files.remove(key)
    expect(await files.open(key)).toBeNull()
    expect([...bucket.objects.keys()]).toContain(`/artworks/removed/${key}`)
    expect(await files.sweep(new Date())).toBe(0)
    expect(await files.sweep(new Date(Date.now() + 2 * REMOVED_FOR_MS))).toBe(1)
    expect([...bucket.objects.keys()]).not.toContain(`/artworks/removed/${key}`)
  })

  it('finds nothing under unknown keys, and removes its files', async () => {
    const { key } = await files.put('previews', new Uint8Array([1]), PNG)
    await files.remove(key)
    expect(await files.open(key)).toBeNull()
    expect(await files.open('../secrets')).toBeNull()
  })

  it('reports an invalid address', async () => {
    await expect(openDisk('s3://bucket/folder', folder)).rejects.toThrow('names a bucket and no folder')
  })
})
