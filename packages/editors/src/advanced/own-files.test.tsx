// @vitest-environment jsdom
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { FileCatalog, ShopperFile } from '../design-tools/types.ts'
import { open } from './testing/open-advanced.tsx'

const PAGE = 3
const fileOf = (n: number): ShopperFile => ({
  ...{ id: `f${n}`, name: `file-${n}.png`, href: `/f${n}.webp`, width: 600, height: 400 },
  ...{ isVector: false, originalId: null },
})

/** A shopper's files in the shop, three per page. */
function filesOf(count: number, isOnline = () => true) {
  let stored = Array.from({ length: count }, (_, n) => fileOf(n))
  const files: FileCatalog = {
    find: async ({ page }) => {
      const items = stored.slice(page * PAGE, (page + 1) * PAGE)
      return { items, hasMore: stored.length > (page + 1) * PAGE }
    },
    load: async (ids) => stored.filter(({ id }) => ids.includes(id)),
    remove: async (id) => {
      if (!isOnline()) throw new Error('offline')
      stored = stored.filter((file) => file.id !== id)
    },
    upload: async () => ({ ok: false, messages: [] }),
    onRemoved: () => () => undefined,
    removeBackground: async () => ({ ok: false, messages: [] }),
  }
  return files
}
const listed = (page: HTMLElement) =>
  [...page.querySelectorAll('button[aria-label^="Add file-"]')].map((each) =>
    Number(/\d+/.exec(each.getAttribute('aria-label') ?? '')?.[0]),
  )
const soon = <T,>(look: () => T) => expect.poll(() => act(async () => look()), { timeout: 5000 })

describe('the shop’s notice about new files (FILE-13)', () => {
  it('is beside the button, if there is one', async () => {
    const notice = 'Upload only what is yours.'
    for (const shown of [notice, undefined]) {
      const files = { ...filesOf(1), ...(shown !== undefined && { notice: shown }) }
      const { page, click } = await open(undefined, { library: { files } })
      await click('Uploads')
      await soon(() => listed(page)).toEqual([0])
      expect(page.textContent.includes(notice)).toBe(shown !== undefined)
    }
  })
})

describe('the shopper’s own files (EDIT-23)', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

  it('load further pages when the end of the list is scrolled into view', async () => {
    const seen: (() => void)[] = []
    Object.assign(globalThis, {
      // jsdom does not scroll: the end is in view when the test says so.
      IntersectionObserver: class {
        constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          seen.push(() => report([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    })
    const { page, click, button } = await open(undefined, { library: { files: filesOf(7) } })
    await click('Uploads')
    await soon(() => listed(page)).toEqual([0, 1, 2])
    await act(async () => seen.at(-1)?.())
    await soon(() => listed(page)).toEqual([0, 1, 2, 3, 4, 5])
    await act(async () => seen.at(-1)?.())
    await soon(() => listed(page)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(button('Show more')).toBeUndefined()
  })

  it('are deleted with two clicks, and the list continues without a gap', async () => {
    const { page, click } = await open(undefined, { library: { files: filesOf(7) } })
    await click('Uploads')
    await soon(() => listed(page)).toEqual([0, 1, 2])
    await click('Remove file-1.png')
    expect(page.textContent).toContain('It is removed for good, from your other designs too.')
    await click('Keep')
    expect(listed(page)).toEqual([0, 1, 2])
    await click('Show more')
    await soon(() => listed(page)).toEqual([0, 1, 2, 3, 4, 5])
    await click('Remove file-1.png')
    await act(async () =>
      page.querySelector<HTMLButtonElement>('[role=group][aria-label="Remove file-1.png"] button')?.click(),
    )
    await soon(() => listed(page)).toEqual([0, 2, 3, 4, 5])
    await click('Show more')
    await soon(() => listed(page)).toEqual([0, 2, 3, 4, 5, 6])
  })

  it('are kept while the design uses them, and where they can’t be deleted now', async () => {
    const design = {
      ...emptyDesign(4, 3),
      elements: [elementOf('upload', { id: 'u', side: 'front', file: 'f0', width: 1, height: 1 })],
    }
    const { page, click, button } = await open(design, { library: { files: filesOf(2, () => false) } })
    await click('Uploads')
    await soon(() => listed(page)).toEqual([0, 1])
    expect(button('Remove file-0.png')).toBeUndefined()
    await click('Remove file-1.png')
    await act(async () =>
      page.querySelector<HTMLButtonElement>('[role=group][aria-label="Remove file-1.png"] button')?.click(),
    )
    await soon(() => page.textContent).toContain('This couldn’t be removed just now.')
    expect(listed(page)).toEqual([0, 1])
  })
})
