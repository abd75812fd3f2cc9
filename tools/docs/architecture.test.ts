import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const text = readFileSync(`${ROOT}ARCHITECTURE.md`, 'utf8')
const [, section = ''] = text.split(/^## The path of `width`.*$/m)
const rows = [...section.split('\n## ')[0]!.matchAll(/^\|[^|]*\| `([^`]+)`[^|]*\|[^|]*\| `([^`]+)`/gm)].map(
  ([, file, name]) => ({ file: file!, name: name! }),
)

describe('the path of width in ARCHITECTURE.md', () => {
  it('has eleven modules, each named once', () => {
    expect(rows).toHaveLength(11)
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length)
  })

  it.each(rows)('$file has $name', ({ file, name }) => {
    expect(existsSync(ROOT + file)).toBe(true)
    expect(readFileSync(ROOT + file, 'utf8')).toContain(name)
  })

  it('names only existing files in the rest of the page', () => {
    const named = [...text.matchAll(/`((?:packages|apps|tools|docs)\/[\w./-]+\.\w+)`/g)].map(
      ([, file]) => file!,
    )
    expect(named.filter((file) => !existsSync(ROOT + file))).toEqual([])
  })
})
