import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname
const PACKAGES = readdirSync(`${ROOT}packages`).map((name) => `packages/${name}/src`)
const files = [...PACKAGES, 'apps/storefront/app', 'apps/storefront/server', 'apps/admin/src']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true }).map((path) => join(folder, String(path))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(ROOT + file, 'utf8') }))

/** Modules of texts: files in a folder `messages`; problems of the rules are in the rulebook. */
const modules = files.filter(({ file }) => /\/messages\/[^/]+$|\/server\/messages\.ts$/.test(file))

const namesIn = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)

describe('a text in a module of messages (PAGE-20)', () => {
  it('exists', () => expect(modules.flatMap(({ source }) => namesIn(source)).length).toBeGreaterThan(300))

  it('is used somewhere', () => {
    const unused = modules.flatMap(({ file, source }) => {
      const [, folder, name] = /([^/]+)\/([^/]+)$/.exec(file) ?? []
      // Another package imports them through their folder's entry: `uploadMessages`.
      const places = [`${folder}/${name}'`, `./${name}'`, `${name?.replace('.ts', 'Messages')}.`]
      const users = files.filter((each) => places.some((place) => each.source.includes(place)))
      return namesIn(source)
        .filter((text) => {
          const isUsed = new RegExp(`\\b${text}\\b`)
          const isUsedHere = (source.match(new RegExp(`\\b${text}\\b`, 'g')) ?? []).length > 1
          return !isUsedHere && !users.some((each) => each.file !== file && isUsed.test(each.source))
        })
        .map((text) => `${file}: ${text}`)
    })
    expect(unused).toEqual([])
  })
})
