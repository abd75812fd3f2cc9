import { dieLinesOf } from '@kisscut/core/configuration'
import { vectorizePrice } from '@kisscut/core/vectorize'
import type { EditorFile, UploadEditorProps } from '@kisscut/editors/upload'
import type { ArtworkLines, PreflightReport, ProductPage } from '@kisscut/shop'
import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { showMoney } from '../../money/format.ts'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { cornersCharge } from '../options/corners-charge.ts'
import { ColorSwitch } from './color-switch.tsx'
import { artworkUrl, useColors } from './colors.ts'
import { savedDraft } from './draft.ts'
import { editorFile } from './editor-file.ts'
import { createOwnRevision } from './own-revision.ts'
import { PAGES } from './pages.ts'
import { ServerPreview } from './server-preview.tsx'
import { useEditorHost } from './use-editor-host.ts'
import { useEditorReset } from './use-editor-reset.ts'
import { useRefetch } from './use-refetch.ts'
import { useView, viewsOf } from './views.ts'
import { viewOf } from '../../../messages/design.ts'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** The saved lines that follow the artwork, as they will be cut; null while unknown. */
  readonly lines: ArtworkLines | null
  /** The saved design, drawn on the server. */
  readonly still: string
  /** The preflight's report. */
  readonly preflight: PreflightReport | null
  readonly onState: UploadEditorProps['onState']
}

const NO_LINES: ArtworkLines = { contour: null, kissCuts: null }

/** The editor, fetched after the page has loaded; until then, and without scripts, a picture of the design. */
export function DesignStep(props: Props) {
  const { page, still, preflight } = props
  const editor = useEditor(page.configured.userFile !== null)
  const isFresh = useIsFresh()
  if (!editor || !isFresh) return <ServerPreview page={page} still={still} preflight={preflight} />
  return <LiveEditor {...props} editor={editor} />
}

/** False until a page restored by the Back button has reloaded its data, because it may show an outdated product. */
function useIsFresh(): boolean {
  const { state } = useRevalidator()
  const wasFresh = useRef(false)
  if (state === 'idle') wasFresh.current = true
  return wasFresh.current
}

/** The running editor, with this tab's unsaved draft if there is one. */
function LiveEditor({
  page,
  lines,
  preflight,
  onState,
  editor,
}: Props & {
  readonly editor: Fetched
}) {
  const { configured, product } = page
  const { userFile, fileSize } = configured
  const total = fileSize?.total ?? null
  const { unit, locale } = useDisplayPreferences()
  const refetch = useRefetch()
  const [found] = useState(() => savedDraft(configured.id, configured))
  const [own] = useState(() => createOwnRevision(configured.id, (found ?? configured).revision))
  const resetKey = useEditorReset(configured, own)
  const host = useEditorHost(configured, own, refetch)
  const { colors } = useColors()
  const pictureOf = useCallback((file: EditorFile) => artworkUrl(file, colors), [colors])
  const { view } = useView(viewsOf(configured))
  const draft = resetKey === 0 ? found : null
  return (
    <editor.UploadEditor
      key={resetKey}
      design={draft?.design ?? configured.design}
      isUnsaved={draft !== null}
      file={userFile && editorFile(userFile)}
      fileSize={fileSize && { ...fileSize, price: total && showMoney(total, page.currency, locale) }}
      look={configured.look}
      whiteInk={configured.whiteInk}
      lines={draft ? NO_LINES : (lines ?? NO_LINES)}
      margin={configured.margin}
      rules={configured.rules}
      dieLines={dieLinesOf(product)}
      cornersCharge={cornersCharge(product, configured.configuration, page.currency, locale)}
      isSheet={configured.isSheet}
      hasBacking={configured.finished.backing !== null}
      hasHoles={configured.hasHoles}
      tools={editor.tools}
      findings={draft ? null : (preflight?.findings ?? null)}
      pages={PAGES}
      view={view && { name: view, alt: viewOf(product.name, view), version: configured.revision }}
      vectorizePrice={priceOf(product, page.currency, locale)}
      unit={unit}
      locale={locale}
      pictureOf={pictureOf}
      colorSwitch={<ColorSwitch />}
      host={host}
      onState={onState}
    />
  )
}

interface Fetched extends Pick<UploadEditorProps, 'tools'> {
  readonly UploadEditor: ComponentType<UploadEditorProps>
}

/** The loaded editor, with the retouching tools if there is artwork; null while loading. */
function useEditor(hasFile: boolean): Fetched | null {
  const [editor, setEditor] = useState<Fetched | null>(null)
  const hadFile = useRef(hasFile)
  useEffect(() => {
    const tools = hadFile.current ? import('@kisscut/editors/upload/artwork') : null
    void Promise.all([import('@kisscut/editors/upload'), tools]).then(([{ UploadEditor }, fetched]) =>
      setEditor({ UploadEditor, tools: fetched?.ArtworkTools ?? null }),
    )
  }, [])
  return editor
}

/** The displayed price of vectorizing (PRICE-9); null if it is free. */
function priceOf(product: ProductPage['product'], currency: ProductPage['currency'], locale: string) {
  const price = vectorizePrice({
    templateOverride: product.vectorizePriceOverride,
    templateDefault: product.defaultVectorizationPrice,
  })
  return price === null || Number(price) === 0 ? null : showMoney(price, currency, locale)
}
