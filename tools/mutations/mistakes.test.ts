import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MISTAKES } from './mistakes.ts'

const packages = join(import.meta.dirname, '..', '..', 'packages')

describe('the mistakes of `npm run mutations`', () => {
  it('are fifty', () => expect(MISTAKES.length).toBe(50))

  it.each(MISTAKES)(
    'occur in the code exactly once: $package/$file, $effect',
    ({ package: name, file, right, wrong }) => {
      const text = readFileSync(join(packages, name, 'src', file), 'utf8')
      expect(text.split(right).length).toBe(2)
      expect(wrong).not.toBe(right)
    },
  )
})
