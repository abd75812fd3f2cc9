import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockEntry {
  readonly version?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockEntry>>
}
const manifests = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'))
const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').pop()))

describe('the lock file', () => {
  it('contains no registry URL, so that every machine uses its own', () => {
    const hosts = Object.values(lock.packages).filter(({ resolved }) => resolved?.startsWith('http'))
    expect(hosts).toEqual([])
  })

  it('has every platform’s packages, so that a clean install works on all of them', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {})
        .filter((name) => !names.has(name))
        .map((name) => `${path} wants ${name}`),
    )
    expect(missing).toEqual([])
  })

  it.each(manifests)('pins exact versions in %s/package.json', (path) => {
    const manifest = JSON.parse(
      readFileSync(new URL(`../${path}/package.json`, import.meta.url), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>
    const loose = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] }).filter(
      ([name, version]) =>
        !name.startsWith('@kisscut/') && !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })
})
