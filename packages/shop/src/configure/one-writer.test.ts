import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { custom, readNew } from '@kisscut/records'
import { expect, it } from 'vitest'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

const SRC = fileURLToPath(new URL('..', import.meta.url))
const WRITER = 'configure/write-custom.ts'
/** A call that creates or changes customs, wherever its line breaks. */
const WRITES = /\b(?:create|createMany|update|updateMany|createWithin)\s*\(\s*(?:\w+\s*,\s*)?custom\b/

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))

it('only one module writes customs, for the use case that checks the rules (API-13)', () => {
  const writers = sources.filter((path) => WRITES.test(readFileSync(SRC + path, 'utf8')))
  expect(writers).toEqual([WRITER])
  const users = sources.filter((path) => readFileSync(SRC + path, 'utf8').includes('/write-custom.ts'))
  expect(users.sort()).toEqual([
    'configure/check-configuration.ts',
    'configure/save-configuration.ts',
    'configure/suppliers.ts',
    'design/remove-user-file.ts',
    'saved-designs/copy-for-owner.ts',
    'saved-designs/share-design.ts',
  ])
  const saving = sources.filter((path) =>
    /\b(?:createCustom|updateCustom)\b/.test(readFileSync(SRC + path, 'utf8')),
  )
  expect(saving.sort()).toEqual(['configure/save-configuration.ts', WRITER])
})

it('the generic way to save records doesn’t save customs', async () => {
  const { shop, storage } = await openTestShop()
  const read = readNew(custom, { template: 'die-cut-stickers', width: '9999', height: '1', quantity: 1 })
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  await expect(shop.records.save(ANA, custom, null, read.value)).rejects.toThrow('saveConfiguration')
  expect(await storage.records.count(custom, { owner: ANA.owner })).toBe(0)
})
