import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { smallerPicturesIn } from './smaller-pictures.ts'

describe('smaller pictures', () => {
  it('are listed with their full size, narrowest first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kisscut-pictures-'))
    for (const name of ['cat.webp', 'cat-480.avif', 'cat-320.avif', 'dog.webp'])
      await writeFile(join(folder, name), '')
    const smaller = await smallerPicturesIn(folder, '/demo/')
    expect(smaller('/demo/cat.webp')).toEqual([
      { url: '/demo/cat-320.avif', width: 320 },
      { url: '/demo/cat-480.avif', width: 480 },
    ])
    for (const url of ['/demo/dog.webp', '/files/cat.webp', 'https://elsewhere.example/demo/cat.webp', ''])
      expect(smaller(url)).toEqual([])
  })

  it('are an empty list if the folder is missing', async () => {
    expect((await smallerPicturesIn('/nowhere/at/all', '/demo/'))('/demo/cat.webp')).toEqual([])
  })
})
