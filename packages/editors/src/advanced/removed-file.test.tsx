// @vitest-environment jsdom
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { EasyEditor } from '../easy/easy-editor.tsx'
import type { FileCatalog, ShopperFile } from '../design-tools/types.ts'
import { open } from './testing/open-advanced.tsx'

const file = (id: string, more: Partial<ShopperFile> = {}): ShopperFile => ({
  ...{ id, name: `${id}.png`, href: `/${id}.webp`, width: 600, height: 400, isVector: false },
  ...{ originalId: null, ...more },
})

/** A shopper's files, which another window may delete. */
function filesOf(...stored: readonly ShopperFile[]) {
  const has = new Map(stored.map((each) => [each.id, each]))
  const listeners = new Set<() => void>()
  let isOnline = true
  const files: FileCatalog = {
    find: async () => ({ items: [...has.values()], hasMore: false }),
    load: async (ids) => {
      if (!isOnline) throw new Error('offline')
      return ids.flatMap((id) => has.get(id) ?? [])
    },
    remove: async (id) => void has.delete(id),
    onRemoved: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    removeBackground: async () => ({ ok: false, messages: [] }),
    upload: async ({ name }) => {
      const sent = file('sent', { name, width: 300, height: 300 })
      has.set(sent.id, sent)
      return { ok: true, file: sent }
    },
  }
  const report = () => act(async () => listeners.forEach((each) => each()))
  return {
    library: { files },
    report,
    removeElsewhere: (id: string) => {
      has.delete(id)
      return report()
    },
    disconnect: () => {
      isOnline = false
    },
  }
}
const soon = <T,>(look: () => T) => expect.poll(() => act(async () => look()), { timeout: 5000 })
const placed = {
  ...emptyDesign(4, 3),
  elements: ['photo', 'logo'].map((id, at) =>
    elementOf('upload', { id, side: 'front', file: id, x: at * 2, y: 1, width: 1.5, height: 1, z: at }),
  ),
}
const drawn = (page: HTMLElement) =>
  [...page.querySelectorAll('.canvas-artwork image')].map((each) => each.getAttribute('href'))

describe('a file deleted while its design is open (EDIT-25)', () => {
  it('disappears from the canvas, is reported, and removed with one click', async () => {
    const files = filesOf(file('photo'), file('logo'))
    const { page, ready, click, latest } = await open(placed, { library: files.library })
    await ready()
    await soon(() => drawn(page)).toEqual(['/photo.webp', '/logo.webp'])
    await files.report()
    await soon(() => drawn(page)).toEqual(['/photo.webp', '/logo.webp'])
    await files.removeElsewhere('photo')
    await soon(() => drawn(page)).toEqual(['/logo.webp'])
    await click('Checks: 1')
    expect(page.textContent).toContain('is no longer available. Choose another one, or delete it.')
    await click('Delete it: Picture')
    expect(latest().elements.map(({ id }) => id)).toEqual(['logo'])
    await click('Undo remove')
    await soon(() => drawn(page)).toEqual(['/logo.webp'])
  })

  it('stays drawn where its deletion can’t be determined', async () => {
    const files = filesOf(file('photo'), file('logo'))
    const { page, ready } = await open(placed, { library: files.library })
    await ready()
    await soon(() => drawn(page).length).toBe(2)
    files.disconnect()
    await files.removeElsewhere('photo')
    await soon(() => drawn(page)).toEqual(['/photo.webp', '/logo.webp'])
  })

  it.each([['advanced'], ['easy']])('is replaced in place by another one: %s', async (tool) => {
    const files = filesOf(file('photo'), file('logo'))
    const { page, ready, choose, chooseFile, field, latest, button } = await open(placed, {
      library: files.library,
      ...(tool === 'easy' && { Editor: EasyEditor }),
    })
    await ready()
    await soon(() => drawn(page).length).toBe(2)
    await files.removeElsewhere('photo')
    if (tool === 'advanced') await choose(1)
    if (tool === 'advanced') await act(async () => button('Edit')?.click())
    await soon(() => field('Replace the picture')).toBeDefined()
    expect(page.textContent).toContain('is no longer available')
    await chooseFile('Replace the picture', new File(['x'], 'new.png'))
    await soon(() => drawn(page)).toEqual(['/sent.webp', '/logo.webp'])
    expect(latest().elements[0]).toMatchObject({ file: 'sent', x: 0.25, y: 1, width: 1, height: 1 })
    expect(page.textContent).not.toContain('is no longer available')
  })
})
