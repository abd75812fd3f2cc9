import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { READY_WORKER } from '../testing/files.ts'
import { photograph } from '../testing/photograph.ts'
import { createRetoucher, type Retoucher } from './index.ts'

let retoucher: Retoucher
let tempDir: string
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'kisscut-retouch-'))
  // Bundled and confined, as in a built shop: lazily loaded modules must be found and work under confinement.
  retoucher = createRetoucher({ workerPath: READY_WORKER, tempDir })
})
afterAll(async () => {
  retoucher.close()
  await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })
})

const disc = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#fff"/><circle cx="60" cy="45" r="30" fill="#c02040"/></svg>',
    ),
  )
    .png()
    .toBuffer()

describe('the retoucher in its own processes', () => {
  it('removes backgrounds, vectorizes and crops', async () => {
    const bytes = await disc()
    expect(await retoucher.removeBackground({ bytes })).toMatchObject({ removed: true, kind: 'flat' })
    expect(await retoucher.vectorize({ bytes, colors: 2, purpose: 'cut' })).toMatchObject({
      colors: ['#ffffff', '#c02040'],
      paths: 2,
    })
    const box = { x: 0.5, y: 0, width: 0.5, height: 1 }
    const half = await retoucher.crop({ bytes, mime: 'image/png', box })
    expect(await sharp(half.bytes).metadata()).toMatchObject({ format: 'png', width: 60, height: 90 })
  })

  it('removes the background of a photograph', async () => {
    const { jpeg } = await photograph('a bag', 'a lawn')
    expect(await retoucher.removeBackground({ bytes: jpeg })).toMatchObject({ removed: true, kind: 'photo' })
  })

  it('rejects unreadable files in words, and continues', async () => {
    const bytes = new Uint8Array(9)
    const rejection = { name: 'RetouchRejected', code: 'file.broken' }
    const message = 'We can’t read this picture. It is damaged or incomplete. Please export it again.'
    await expect(retoucher.removeBackground({ bytes })).rejects.toMatchObject({ ...rejection, message })
    await expect(retoucher.vectorize({ bytes, colors: 4, purpose: 'print' })).rejects.toMatchObject(rejection)
    const box = { x: 0, y: 0, width: 0.5, height: 0.5 }
    await expect(retoucher.crop({ bytes, mime: 'image/png', box })).rejects.toMatchObject({
      name: 'RetouchRejected',
      code: 'file.unsupported',
    })
    const nothing = { bytes: new Uint8Array(0) }
    for (const work of [
      retoucher.removeBackground(nothing),
      retoucher.vectorize({ ...nothing, colors: 4, purpose: 'print' }),
      retoucher.crop({ ...nothing, mime: 'image/png', box }),
    ])
      await expect(work).rejects.toMatchObject({ code: 'file.empty' })
    expect(await retoucher.removeBackground({ bytes: await disc() })).toMatchObject({ removed: true })
  })
})
