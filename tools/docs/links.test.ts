import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))

/** `[text](target)` outside code; the target without its fragment. */
const linksOf = (markdown: string) =>
  [...markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(<?([^)\s>#]+)(#[^)]*)?>?\)/g)].map(
    ([, target = '']) => target,
  )

describe('links between documents', () => {
  it.each(pages)('lead to existing files: %s', (page) => {
    const targets = linksOf(readFileSync(join(ROOT, page), 'utf8')).filter(
      (target) => !/^[a-z]+:/.test(target),
    )
    const broken = targets.filter((target) => !existsSync(join(ROOT, dirname(page), decodeURI(target))))
    expect(broken).toEqual([])
  })
})
