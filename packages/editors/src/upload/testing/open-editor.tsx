import { SHAPE_DEFAULTS, uploadDesign, type Design } from '@kisscut/artwork/design'
import { DIE_LINE_SHAPES } from '@kisscut/artwork/die-line'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { ArtworkTools } from '../artwork-tools.tsx'
import type {
  ChosenOption,
  EditorFile,
  EditorHost,
  OrderedSize,
  PlacedArtwork,
  SendReports,
  UploadEditorProps,
} from '../types.ts'
import { UploadEditor } from '../upload-editor.tsx'

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // jsdom has no layout, so page size does not matter here.
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  // Nothing is traced here: a contour is never found.
  Worker: class {
    postMessage() {}
    terminate() {}
  },
})
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

const placement = { x: 0.5, y: 0.5, width: 1, height: 1, rotation: 0 }
/** A file of the shop, placed on the product of `designWith`. */
export const file = (id: string, more: Partial<EditorFile> = {}): PlacedArtwork => ({
  id,
  name: `${id}.png`,
  pixelWidth: 600,
  pixelHeight: 600,
  isVector: false,
  hasAlpha: true,
  fullBleed: false,
  ink: null,
  cutLines: null,
  originalId: null,
  madeBy: null,
  pages: 1,
  page: null,
  rasterUrl: `/files/${id}.webp`,
  placement,
  ...more,
})
const product = { width: 2, height: 2, shape: 'rectangle' as const }
export const designWith = (artwork: PlacedArtwork | null) =>
  uploadDesign(
    product,
    artwork && { file: artwork.id, pixels: { width: 600, height: 600 }, placement: artwork.placement },
  )

/** The editor on a page, with records of its host's calls. */
export async function open(
  artwork: PlacedArtwork | null,
  {
    findings = [],
    view = null,
    dieLines = DIE_LINE_SHAPES,
    margin = null,
    rules = DEFAULT_PRINT_RULES,
    fileSize = null,
    preflight = async () => findings ?? [],
  }: Partial<Pick<UploadEditorProps, 'findings' | 'view' | 'dieLines' | 'margin' | 'rules' | 'fileSize'>> &
    Partial<Pick<EditorHost, 'preflight'>> = {},
) {
  const saved: Design[] = []
  const drafts: Design[] = []
  const chosen: (readonly ChosenOption[])[] = []
  const resized: OrderedSize[] = []
  const drawings: { name: string; signal: AbortSignal; resolve: (picture: Blob) => void }[] = []
  /** Simulates another tab. */
  const elsewhere = { isNews: false, report: () => {} }
  const retouched: { resolve: (artwork: PlacedArtwork) => void; signal: AbortSignal }[] = []
  const queries: ((place: number) => void)[] = []
  let reports: SendReports | null = null
  const host: EditorHost = {
    send: (_, given) => {
      reports = given
      return () => undefined
    },
    queuePlace: () => new Promise((resolve) => queries.push(resolve)),
    remove: async () => undefined,
    retouch: (_request, _design, signal) =>
      new Promise((resolve) =>
        retouched.push({ resolve: (made) => resolve({ ok: true, artwork: made }), signal }),
      ),
    draw: (name, signal) => new Promise((resolve) => drawings.push({ name, signal, resolve })),
    preflight,
    resize: async (size) => void resized.push(size),
    choose: async (options) => {
      const before = chosen.at(-1) ?? []
      chosen.push(options)
      return before
    },
    saveDraft: (design) => void drafts.push(design),
    save: async (design) => {
      saved.push(design)
      return elsewhere.isNews ? { ok: false, messages: [], isStale: true } : { ok: true }
    },
    onChangedElsewhere: (listener) => {
      elsewhere.report = listener
      return () => undefined
    },
    keep: () => {
      elsewhere.isNews = false
    },
    load: async () => {
      elsewhere.isNews = false
      const { contourOffset, contourSmoothness, contourHoles } = SHAPE_DEFAULTS
      const contour = { contourOffset, contourSmoothness, contourHoles }
      return { artwork: file('theirs'), shape: 'circle', contour }
    },
  }
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  // Not `afterEach`, which would apply only to the first file that loads this module.
  onTestFinished(() => {
    act(() => root.unmount())
    vi.useRealTimers()
  })
  await act(async () =>
    root.render(
      <UploadEditor
        design={designWith(artwork)}
        file={artwork}
        look="white"
        whiteInk={false}
        lines={{ contour: null, kissCuts: null }}
        isSheet={false}
        hasBacking={false}
        hasHoles={false}
        margin={margin}
        fileSize={fileSize}
        rules={rules}
        dieLines={dieLines}
        cornersCharge=""
        tools={ArtworkTools}
        findings={findings}
        pages={{ most: 0, thumbnail: () => '' }}
        pictureOf={(each) => `/print/${each.id}.webp`}
        colorSwitch={null}
        view={view}
        vectorizePrice="$20.00"
        unit="in"
        locale="en-US"
        host={host}
      />,
    ),
  )
  const field = (label: string) =>
    [...page.querySelectorAll('label')].find((each) => each.textContent?.trim().startsWith(label))
      ?.control as HTMLInputElement | undefined
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    )
  return {
    page,
    saved,
    drafts,
    chosen,
    drawings,
    resized,
    retouched,
    queries,
    elsewhere,
    reports: () => reports,
    button,
    click: (name: string) => act(async () => button(name)?.click()),
    press: (key: string, init: KeyboardEventInit = {}) =>
      act(async () => {
        const on = page.querySelector('[role=application]') ?? document.body
        on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
      }),
    /** Chooses a file by its button. */
    choose: (name: string) => {
      const picked = new File(['x'], name, { type: 'image/png' })
      const input = page.querySelector<HTMLInputElement>('input[type=file]')!
      Object.defineProperty(input, 'files', { value: [picked], configurable: true })
      return act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
    },
    /** Leaves the page, so that pending changes are saved at once. */
    leave: () => act(async () => void dispatchEvent(new Event('pagehide'))),
    field,
    slide: (label: string, value: string) =>
      act(async () => {
        const slider = field(label)!
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, value)
        slider.dispatchEvent(new Event('input', { bubbles: true }))
      }),
  }
}
