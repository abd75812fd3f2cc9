import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConfiguration } from '@kisscut/core/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop } from '../testing/open-test-shop.ts'
import { NO_LINES } from './artwork-lines.ts'
import type { Outcome } from '../outcome.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-cut-line-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const open = async () => {
  const opened = await openTestShop()
  const { shop } = opened
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  const { product } = must(page)
  const { id } = must(
    await shop.configure.save(ANA, {
      id: null,
      productId: product.id,
      change: defaultConfiguration(product),
    }),
  )
  const bring = async () => {
    const sent = { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }
    const file = must(await shop.design.receiveFile(ANA, sent))
    must(await shop.design.useFile(ANA, id, file.id))
    must(await shop.design.place(ANA, id, { dieLine: 'contour' }))
  }
  return { ...opened, id, bring }
}

/** The lines that the press draws around any artwork in this file. */
const AROUND = { contour: 'M0 0H2V2H0Z', kissCuts: null }

describe('lines that follow the artwork', () => {
  it('are its contour, if it has one', async () => {
    const { shop, id, bring } = await open()
    expect(must(await shop.production.artworkLines(ANA, id))).toEqual(NO_LINES)
    await bring()
    expect(must(await shop.production.artworkLines(ANA, id))).toEqual(AROUND)
    must(await shop.design.place(ANA, id, { dieLine: 'circle' }))
    expect(must(await shop.production.artworkLines(ANA, id))).toEqual(NO_LINES)
  })

  it('are cached while the artwork stays in place', async () => {
    const { shop, id, bring, fileStore } = await open()
    await bring()
    must(await shop.production.artworkLines(ANA, id))
    fileStore.lose()
    expect(must(await shop.production.artworkLines(ANA, id))).toEqual(AROUND)
  })

  it('are absent if tracing fails, and the error is reported', async () => {
    const { shop, id, bring, fileStore, errors } = await open()
    await bring()
    fileStore.lose()
    expect(must(await shop.production.artworkLines(ANA, id))).toEqual(NO_LINES)
    expect(errors).toHaveLength(1)
  })

  it('are visible to the owner only', async () => {
    const { shop, id } = await open()
    expect(await shop.production.artworkLines(BEN, id)).toMatchObject({ reason: 'not_found' })
  })
})
