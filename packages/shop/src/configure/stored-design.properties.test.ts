import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beyondUpload, uploadOf } from '@kisscut/artwork/design'
import { DIE_LINES } from '@kisscut/core/configuration'
import { custom } from '@kisscut/records'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designOfCustom } from '../design/custom-design.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-stored-design-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((n) => n.toFixed(3))

/** Any action of a shopper on a product, sensible or not. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('size' as const), width: inches(0, 60), height: inches(0, 60) }),
  fc.record({
    kind: fc.constant('place' as const),
    placement: fc.record({
      x: inches(-900, 900),
      y: inches(-4, 4),
      width: inches(0, 900),
      height: inches(0, 4),
      rotation: inches(-400, 400),
    }),
  }),
  fc.record({
    kind: fc.constant('cut' as const),
    dieLine: fc.constantFrom(...DIE_LINES),
    radius: inches(-9, 99),
    offset: inches(-0.1, 0.4),
  }),
  fc.record({ kind: fc.constant('crop' as const), x: fc.double({ min: 0, max: 0.9, noNaN: true }) }),
  fc.constantFrom(
    { kind: 'upload' as const },
    { kind: 'restore' as const },
    { kind: 'remove' as const },
    { kind: 'finalize' as const },
  ),
)

const open = async () => {
  const { shop, storage } = await openTestShop()
  const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100', options: [] }
  const saved = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const { id } = saved.value
  const row = async () => (await storage.records.get(custom, id))!
  const does = async (action: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
    const { user_file } = await row()
    switch (action.kind) {
      case 'size':
        return shop.configure.save(ANA, { id, change: { width: action.width, height: action.height } })
      case 'place':
        return shop.configure.save(ANA, { id, change: { placement: action.placement } })
      case 'cut':
        return shop.configure.save(ANA, {
          id,
          change: { dieLine: action.dieLine, clipRadius: action.radius, contourOffset: action.offset },
        })
      case 'crop':
        return shop.design.crop(
          ANA,
          { configuredId: id },
          { x: action.x, y: 0, width: 1 - action.x, height: 1 },
        )
      case 'restore':
        return shop.design.restoreOriginal(ANA, { configuredId: id })
      case 'remove':
        return user_file === null ? null : shop.design.removeFile(ANA, user_file)
      case 'finalize':
        return shop.design.finalize(ANA, id, {})
      case 'upload': {
        const sent = { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }
        const file = await shop.design.receiveFile(ANA, sent)
        return file.ok ? shop.design.useFile(ANA, id, file.value.id) : file
      }
    }
  }
  return { does, row }
}

describe('invariants of the stored design', () => {
  it('always has its product’s size and artwork, and can be read, after any actions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { does, row } = await open()
        await does({ kind: 'upload' })
        for (const each of steps) {
          await does(each)
          const now = await row()
          const design = designOfCustom(now)
          expect([design.width, design.height]).toEqual([Number(now.width), Number(now.height)])
          expect(uploadOf(design)?.file ?? null).toBe(now.user_file)
          expect(beyondUpload(design)).toBeNull()
          expect(now.is_cropped).toBe(now.crop_width !== null)
        }
      }),
      { numRuns: 40 },
    )
  })
})
