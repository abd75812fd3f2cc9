import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { testFontFile } from '@kisscut/artwork/testing'
import { afterEach, expect, it } from 'vitest'
import { loadDrawing } from '../drawing/load-drawing.ts'
import type { ClipartChoice, DesignLibrary } from '../types.ts'
import { createLibraryStore } from './library-store.ts'

const bee: ClipartChoice = { id: 'bee', name: 'Bee', preview: '', drawing: '/bee.svg', regions: [] }
const library: DesignLibrary = {
  fonts: [{ id: 'oswald', name: 'Oswald', family: 'Sans', tag: '', href: '/oswald.ttf' }],
  ...{ textPaths: [], colors: [], artworks: null, files: null },
  clipart: { categories: [], find: async () => ({ items: [], hasMore: false }), load: async () => [bee] },
}
const box = { side: 'front', x: 0, y: 0, width: 1, height: 1 }
const design = {
  ...emptyDesign(4, 3),
  elements: [
    elementOf('text', { id: 'words', font: 'oswald', text: 'Honey', ...box }),
    elementOf('clipart', { id: 'drawn', clipart: 'bee', ...box }),
  ],
}

const fetchBefore = globalThis.fetch
afterEach(() => {
  globalThis.fetch = fetchBefore
})

it('the library store loads failed resources again: drawing code, a font, the drawing of a clipart (EDIT-1)', async () => {
  const font = (await testFontFile('oswald')) as BodyInit
  let isOffline = true
  globalThis.fetch = async (input) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return new Response(String(input) === '/bee.svg' ? '<svg viewBox="0 0 2 1"/>' : font)
  }
  const store = createLibraryStore(library, async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return loadDrawing()
  })
  store.follow(design)
  await expect.poll(() => store.arrived().hasFailed).toBe(true)
  await store.known(design)
  store.retry()
  await expect.poll(() => store.arrived().hasFailed).toBe(true)
  expect(store.arrived().drawing).toBeNull()
  isOffline = false
  store.retry()
  expect(store.arrived().hasFailed).toBe(false)
  await expect.poll(() => store.arrived().drawing).not.toBeNull()
  await expect.poll(() => store.arrived().resources.face('oswald')).not.toBeNull()
  await expect.poll(() => store.clipart('bee')).toEqual(bee)
  expect(store.arrived().hasFailed).toBe(false)
})
