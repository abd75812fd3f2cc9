import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dependencyProblems, isNamedIn, packagesOf } from './dependencies.mjs'

const ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '')
const folders = (parent: string) => readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`)
const PACKAGES = [...folders('packages'), ...folders('apps'), 'tools']

/** Development tools of the root, which every package may use. */
const TOOLING = Object.keys(
  (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>
    }
  ).devDependencies,
)

describe('dependency checks', () => {
  it('find the packages a file imports, types included', () => {
    const text = [
      "import type { A } from '@scope/a/deep'",
      "export * from 'b'",
      "const c = await import('c/d')",
      "import { readFileSync } from 'node:fs'",
      "import path from 'path'",
      "import './own.ts'",
      "const text = `import x from 'x'`",
    ].join('\n')
    expect(packagesOf(text)).toEqual(['@scope/a', 'b', 'c'])
  })

  it('count a name that is built or given as a string as use', () => {
    expect(isNamedIn("resolve('a/package.json')", 'a')).toBe(true)
    expect(isNamedIn("const names = ['b']; resolve(`@s/${name}/x`)", '@s/b')).toBe(true)
    expect(isNamedIn("const names = ['b']; resolve(`@s/${name}/x`)", '@s/c')).toBe(false)
    expect(isNamedIn("import x from 'a-b'", 'a')).toBe(false)
  })

  it('report declared but unused, and imported but undeclared ones', () => {
    const root = mkdtempSync(join(tmpdir(), 'dependencies-'))
    try {
      mkdirSync(join(root, 'one'))
      const dependencies = { used: '1.0.0', unused: '1.0.0' }
      writeFileSync(join(root, 'one/package.json'), JSON.stringify({ name: 'one', dependencies }))
      writeFileSync(join(root, 'one/index.ts'), "import 'used'\nimport 'shared'\nimport 'stray'\n")
      expect(dependencyProblems(root, 'one', ['one'], ['shared'])).toEqual([
        'one declares unused, which nothing in it uses',
        'one/index.ts imports stray, which one does not declare',
      ])
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  it.each(PACKAGES)('find that %s declares exactly what it uses', (folder) => {
    expect(dependencyProblems(ROOT, folder, PACKAGES, TOOLING)).toEqual([])
  })
})
