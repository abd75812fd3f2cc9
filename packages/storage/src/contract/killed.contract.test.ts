import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { custom, userFile } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../testing/bundled.ts'
import { ENGINES, MIGRATIONS, type TestStorage } from '../testing/open-for-test.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

/** Kills the writer after this many acknowledgements, and returns all of them. */
async function keepAndKill(test: TestStorage, after: number): Promise<string[][]> {
  const args = [await bundled('keep-until-killed'), test.databaseUrl ?? '', test.dataDir, MIGRATIONS]
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const chunk of writer.stdout.setEncoding('utf8')) {
    output += chunk as string
    if (output.split('\n').length > after) writer.kill('SIGKILL')
  }
  // An incomplete last line was never acknowledged.
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '))
}

describe.each(ENGINES)('a shop killed while writing on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
  })
  afterAll(() => test.end())

  it('has everything it acknowledged, complete: rows, cart lines and files', async () => {
    const acknowledged = await keepAndKill(test, 40)
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)
    const storage = await test.again()
    const cart = await storage.carts.ofOwner('session:ana')
    const inCart = new Set(cart?.lines.map((line) => line.configuredId))
    for (const [customId = '', key = ''] of acknowledged) {
      expect(inCart.has(customId)).toBe(true)
      expect(await fingerprintBehind(storage, customId)).toBe(await fingerprintOf(storage, key))
    }
  })

  it('has no cart line without its custom: it stores both or neither', async () => {
    const cart = await test.storage.carts.ofOwner('session:ana')
    for (const { configuredId } of cart?.lines ?? [])
      expect(await test.storage.records.get(custom, configuredId)).not.toBeNull()
  })
})

const fingerprintOf = async (storage: Storage, key: string) =>
  createHash('sha256')
    .update(await storage.files.bytes(key))
    .digest('hex')

async function fingerprintBehind(storage: Storage, customId: string) {
  const made = await storage.records.get(custom, customId)
  const file = await storage.records.get(userFile, made?.user_file ?? '')
  return file?.sha256
}
