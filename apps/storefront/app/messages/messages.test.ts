import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkOf } from '../../chunks.ts'

const ROOT = new URL('../../../../', import.meta.url).pathname
const FOLDERS = ['apps/storefront/app', 'packages/editors/src', 'packages/machines/src']

/** Every file that shows texts, with the message modules it imports. */
const showing = FOLDERS.flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true }).map((path) => join(folder, String(path))),
)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const found = readFileSync(ROOT + file, 'utf8').matchAll(/from '([^']*\/messages\/[^']+)'/g)
    const texts = [...found].map(([, path = '']) => relative(ROOT, join(ROOT, dirname(file), path)))
    return { file, texts }
  })

/** Chunks that are loaded whenever the chunk is. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  shell: ['parts'],
  tiles: ['parts', 'shell'],
  rating: ['parts'],
  category: ['parts', 'shell'],
  details: ['choosing', 'configurator', 'parts', 'rating'],
  steps: ['configurator'],
  configurator: ['parts'],
  tools: ['choosing', 'configurator'],
  saving: ['design-messages'],
  switches: ['design-messages'],
  'design-tool': ['configurator', 'tools', 'saving'],
}

describe('the texts of pages (PAGE-20)', () => {
  it('are found', () => expect(showing.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(80))

  it('are in the same chunk as the code that shows them, or in one that is loaded with it', () => {
    const elsewhere = showing.flatMap(({ file, texts }) => {
      const chunk = chunkOf(`/${file}`)
      if (chunk === undefined) return []
      const loaded = [chunk, ...(BESIDE[chunk] ?? [])]
      return texts
        .filter((text) => !loaded.includes(chunkOf(`/${text}`) ?? ''))
        .map((text) => `${file}: ${text}`)
    })
    expect(elsewhere).toEqual([])
  })
})
