import { emptyDesign, type Design } from '@kisscut/artwork/design'
import { testFontFile } from '@kisscut/artwork/testing'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import type {
  ClipartChoice,
  DesignEditorProps,
  DesignLibrary,
  ShopperFile,
  TemplateFlags,
} from '../../design-tools/types.ts'
import type { PressView } from '../../design-tools/press/press.ts'
import { AdvancedEditor } from '../advanced-editor.tsx'

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // jsdom has no layout, so page size does not matter here.
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollBy = () => undefined
Element.prototype.scrollIntoView = () => undefined
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}

const BEE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path id="body" d="M0 0H9V9Z" fill="#f2a541"/></svg>'
const bee: ClipartChoice = {
  id: 'bee',
  name: 'Honey bee',
  preview: '/bee.webp',
  drawing: '/bee.svg',
  regions: [{ id: 'r1', name: 'Body', selector: '#body', blendSelector: '', isCut: false }],
}
const photo: ShopperFile = {
  id: 'photo',
  name: 'photo.png',
  href: '/photo.webp',
  width: 600,
  height: 400,
  isVector: false,
  originalId: null,
}

/** The shop's files by URL; unknown URLs respond with 404. */
const shopFiles = async (): Promise<Readonly<Record<string, BodyInit>>> => ({
  '/oswald.ttf': (await testFontFile('oswald')) as BodyInit,
  '/amiri.ttf': (await testFontFile('amiri')) as BodyInit,
  '/bee.svg': BEE,
})

interface Given {
  /** By default the advanced editor. */
  readonly Editor?: ComponentType<DesignEditorProps>
  readonly flags?: Partial<TemplateFlags>
  readonly library?: Partial<DesignLibrary>
  readonly press?: PressView
}

/** The editor on a page of a shop with two fonts, three colors, a clipart and a file. */
export async function open(
  design: Design = emptyDesign(4, 3),
  { Editor = AdvancedEditor, flags, library, press: pressView }: Given = {},
) {
  const files = await shopFiles()
  const fetchBefore = globalThis.fetch
  globalThis.fetch = async (input) => {
    const body = files[String(input)]
    return body === undefined ? new Response(null, { status: 404 }) : new Response(body)
  }
  const changes: Design[] = []
  const catalog = { categories: [{ id: 'animals', name: 'Animals' }] }
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  // Not `afterEach`, which would apply only to the first file that loads this module.
  onTestFinished(() => {
    act(() => root.unmount())
    globalThis.fetch = fetchBefore
  })
  await act(async () =>
    root.render(
      <Editor
        design={design}
        product={{
          ...{ look: 'white', whiteInk: true, hasBacking: false, rules: DEFAULT_PRINT_RULES },
          dieLines: ['contour', 'rectangle', 'circle', 'ellipse'],
        }}
        {...(pressView && { press: pressView })}
        flags={{ disableUpload: false, disableQr: false, showVariableData: true, multiSide: true, ...flags }}
        unit="in"
        locale="en-US"
        onChange={(changed) => changes.push(changed)}
        library={{
          fonts: [
            { id: 'oswald', name: 'Oswald', family: 'Sans', tag: '', href: '/oswald.ttf' },
            { id: 'amiri', name: 'Amiri', family: 'Serif', tag: 'Arabic', href: '/amiri.ttf' },
          ],
          textPaths: [{ id: 'wave', name: 'Wave', path: 'M0 50C50 0 50 100 100 50S150 0 200 50' }],
          colors: [
            { id: 'ink', name: 'Ink', code: '#1b1917' },
            { id: 'honey', name: 'Honey', code: '#f2c14e' },
          ],
          clipart: {
            ...catalog,
            find: async ({ words }) => ({
              items: 'honey bee'.includes(words.toLowerCase()) ? [bee] : [],
              hasMore: false,
            }),
            load: async (ids) => [bee].filter(({ id }) => ids.includes(id)),
          },
          artworks: null,
          files: {
            find: async () => ({ items: [photo], hasMore: false }),
            load: async (ids) => [photo].filter(({ id }) => ids.includes(id)),
            remove: async () => {},
            onRemoved: () => () => undefined,
            removeBackground: async () => ({ ok: false, messages: [] }),
            upload: async (file) =>
              file.name.endsWith('.exe')
                ? { ok: false, messages: ['This file type is not accepted.'] }
                : { ok: true, file: { ...photo, id: 'sent', name: file.name } },
          },
          ...library,
        }}
      >
        <p>$42.00</p>
      </Editor>,
    ),
  )
  const canvas = () => page.querySelector<HTMLElement>('[role=application]')!
  const named = <E extends HTMLElement>(selector: string, name: string) =>
    [...page.querySelectorAll<E>(selector)].find(
      (each) => each.getAttribute('aria-label') === name || each.textContent?.trim() === name,
    )
  const button = (name: string) => named<HTMLButtonElement>('button', name)
  const field = (label: string) =>
    ([...page.querySelectorAll('label')].find((each) => each.textContent?.trim().startsWith(label))
      ?.control ?? named('input, textarea, select', label)) as HTMLInputElement | undefined
  const set = async (element: Element | undefined, value: string) => {
    if (!element) throw new Error(`There is no field for ${value}.`)
    await act(async () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value)
      element.dispatchEvent(
        new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      )
    })
  }
  const press = (key: string, init: KeyboardEventInit = {}, on: Element = canvas()) =>
    act(
      async () =>
        void on.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
        ),
    )
  const opened = {
    page,
    changes,
    canvas,
    button,
    field,
    press,
    latest: () => changes.at(-1) ?? design,
    elements: () => (changes.at(-1) ?? design).elements,
    /** Waits until the design has the given number of elements. */
    holds: (count: number) => expect.poll(() => act(async () => opened.elements().length)).toBe(count),
    click: async (name: string) => {
      const found = button(name)
      if (!found) throw new Error(`There is no button ${name}.`)
      await act(async () => found.click())
    },
    /** Chooses a file in the field with this label. */
    chooseFile: async (label: string, file: File) => {
      const input = field(label)
      if (!input) throw new Error(`There is no field ${label}.`)
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
    },
    check: (label: string) =>
      act(async () => {
        const found = named<HTMLInputElement>('input', label)
        if (!found) throw new Error(`There is no choice ${label}.`)
        found.click()
      }),
    /** Replaces the text of a field; leaves a number field afterwards. */
    type: async (label: string, value: string) => {
      const element = field(label)
      await set(element, value)
      if (element?.inputMode === 'decimal') await press('Enter', {}, element)
    },
    typeInto: set,
    objects: () => [...page.querySelectorAll('[role=treeitem]')].map(({ textContent }) => textContent),
    choose: (at: number, init: MouseEventInit = {}) =>
      act(
        async () =>
          void page
            .querySelectorAll('[role=treeitem]')
            [at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init })),
      ),
    /** Waits for the code that draws texts and codes. */
    ready: () => expect.poll(() => act(async () => canvas().getAttribute('aria-busy'))).toBe('false'),
  }
  return opened
}

/** Dispatches the browser's copy or cut event; returns the clipboard's text. */
export function clipboardOf(type: 'copy' | 'cut', on: Element): string {
  let text = ''
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { setData: (_: string, data: string) => (text = data) } })
  act(() => void on.dispatchEvent(event))
  return text
}

/** Chooses a file in the panel of export and import. */
export async function importDesign(page: HTMLElement, content: string): Promise<void> {
  const found = () => page.querySelector<HTMLInputElement>('input[accept*=json]')
  await expect.poll(() => act(async () => found())).not.toBeNull()
  await act(async () => {
    const input = found()!
    const file = new File([content], 'design.json')
    Object.assign(file, { text: async () => content })
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

export const paste = (text: string, on: Element, files: readonly File[] = []) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text, files } })
    on.dispatchEvent(event)
  })
