// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { EasyEditor } from '../easy/easy-editor.tsx'
import type { FileCatalog, ShopperFile, UploadResult } from '../design-tools/types.ts'
import { open } from './testing/open-advanced.tsx'

const file = (
  id: string,
  originalId: string | null = null,
  more: Partial<ShopperFile> = {},
): ShopperFile => ({
  ...{ id, name: `${id}.png`, href: `/${id}.webp`, width: 600, height: 400, isVector: false, originalId },
  ...more,
})
const placed = (...files: readonly string[]): Design => ({
  ...emptyDesign(4, 3),
  elements: files.map((each, z) =>
    elementOf('upload', {
      ...{ id: `u${z}`, side: 'front', file: each, pixels: { width: 600, height: 400 }, z },
      ...{ x: 1, y: 1, width: 1.5, height: 1, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
    }),
  ),
})

/** A shop with these files that finishes its work when the test says so. */
function shop(...stored: readonly ShopperFile[]) {
  const works: { id: string; tolerance: number; signal: AbortSignal; end: (result: UploadResult) => void }[] =
    []
  const has = new Map(stored.map((each) => [each.id, each]))
  const files: FileCatalog = {
    find: async () => ({ items: [...has.values()], hasMore: false }),
    load: async (ids) => ids.flatMap((id) => has.get(id) ?? []),
    remove: async (id) => void has.delete(id),
    upload: async () => ({ ok: false, messages: [] }),
    onRemoved: () => () => undefined,
    removeBackground: (id, tolerance, signal) =>
      new Promise((end) => works.push({ id, tolerance, signal, end })),
  }
  const end = (result: UploadResult) => act(async () => works.at(-1)?.end(result))
  return { library: { files }, works, has, end, made: (made: ShopperFile) => end({ ok: true, file: made }) }
}
const soon = <T,>(look: () => T) => expect.poll(() => act(async () => look()), { timeout: 5000 })
const fileOf = (design: Design, at = 0) => (design.elements[at] as { readonly file: string }).file

describe('removing a picture’s background (EDIT-24)', () => {
  const opened = async (of: ReturnType<typeof shop>, design = placed('photo')) => {
    const editor = await open(design, { library: of.library })
    await editor.press('s')
    await soon(() => editor.button('Crop the picture')).toBeDefined()
    return editor
  }

  it('is one undoable step for this element alone', async () => {
    const photos = shop(file('photo'))
    const { click, latest, button, page } = await opened(photos, placed('photo', 'photo'))
    await soon(() => button('Remove background')).toBeDefined()
    await click('Remove background')
    expect(photos.works).toMatchObject([{ id: 'photo', tolerance: 28 }])
    expect(page.querySelector('progress')?.getAttribute('aria-label')).toBe('Removing the background…')
    await photos.made(file('cut-out', 'photo'))
    const before = placed('photo').elements[0]!
    expect(latest().elements[0]).toEqual({ ...before, file: 'cut-out' })
    expect(fileOf(latest(), 1)).toBe('photo')
    await click('Undo remove background')
    expect(fileOf(latest())).toBe('photo')
    expect(button('Remove background')).toBeDefined()
  })

  it('merges another tolerance into the same step, and can be restored', async () => {
    const photos = shop(file('photo'))
    const { click, latest, button, field, typeInto } = await opened(photos)
    await soon(() => button('Remove background')).toBeDefined()
    await click('Remove background')
    await photos.made(file('first', 'photo'))
    await typeInto(field('Tolerance'), '60')
    await soon(() => photos.works.length).toBe(2)
    expect(photos.works[1]).toMatchObject({ id: 'first', tolerance: 60 })
    await photos.made(file('second', 'photo'))
    expect(fileOf(latest())).toBe('second')
    expect(field('Tolerance')?.value).toBe('60')
    await click('Restore background')
    await soon(() => fileOf(latest())).toBe('photo')
    await click('Undo restore background')
    expect(fileOf(latest())).toBe('second')
    await click('Undo remove background')
    expect(fileOf(latest())).toBe('photo')
  })

  it('leaves the picture, with a message, where none is found, the shop is unreachable, or it is stopped', async () => {
    const photos = shop(file('photo'))
    const { click, changes, button, page } = await opened(photos)
    await soon(() => button('Remove background')).toBeDefined()
    await click('Remove background')
    await photos.end({ ok: false, messages: ['The background is already transparent.'] })
    const message = () =>
      [...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join()
    expect(message()).toBe('The background is already transparent.')
    await click('Remove background')
    expect(message()).toBe('')
    await click('Stop')
    expect(photos.works[1]?.signal.aborted).toBe(true)
    await photos.made(file('late', 'photo'))
    expect(changes).toEqual([])
  })

  it('is ignored where the picture has another file in the meantime', async () => {
    const photos = shop(file('photo'))
    const { click, latest, button, press } = await opened(photos)
    await soon(() => button('Remove background')).toBeDefined()
    await click('Remove background')
    await press('Delete')
    await photos.made(file('cut-out', 'photo'))
    expect(latest().elements).toEqual([])
    await click('Undo remove')
    expect(fileOf(latest())).toBe('photo')
  })

  it('can’t be undone by Restore where the original was deleted', async () => {
    const photos = shop(file('cut-out', 'photo'))
    const { click, latest, button, page } = await opened(photos, placed('cut-out'))
    await soon(() => button('Restore background')).toBeDefined()
    await click('Restore background')
    await soon(() => page.textContent).toContain('The original was removed from your uploads.')
    expect(fileOf(latest())).toBe('cut-out')
  })

  it('is not offered for vectors, or where a template forbids uploads', async () => {
    const drawings = shop(file('logo', null, { isVector: true }))
    const { button, ready } = await opened(drawings, placed('logo'))
    await ready()
    await soon(() => button('Heart')).toBeDefined()
    expect(button('Remove background')).toBeUndefined()
  })

  it('reports its progress in the status line when started from the menu without a panel', async () => {
    const photos = shop(file('photo'))
    const { click, choose, press, page, latest, objects } = await open(placed('photo'), {
      library: photos.library,
    })
    await soon(() => objects().join()).toContain('photo.png')
    await choose(0)
    await press('ContextMenu')
    await click('Remove background')
    await soon(() => page.querySelector('[role=status]')?.textContent).toBe('Removing the background…')
    await photos.made(file('cut-out', 'photo'))
    expect(fileOf(latest())).toBe('cut-out')
    await soon(() => page.querySelector('[role=status]')?.textContent).toBe('')
  })

  it('works in the easy tool, too', async () => {
    const photos = shop(file('photo'))
    const { click, latest, button } = await open(placed('photo'), {
      ...{ Editor: EasyEditor, library: photos.library },
    })
    await soon(() => button('Remove background')).toBeDefined()
    await click('Remove background')
    await photos.made(file('cut-out', 'photo'))
    expect(fileOf(latest())).toBe('cut-out')
    await soon(() => button('Restore background')).toBeDefined()
  })
})
