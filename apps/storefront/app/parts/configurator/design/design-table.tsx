import type { PlacementDraft, UploadEditorProps } from '@kisscut/editors/upload'
import type { PreflightReport, ProductPage } from '@kisscut/shop'
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { vectorizePrice } from '@kisscut/core/vectorize'
import { showMoney } from '../../money/format.ts'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { PAGES } from './pages.ts'
import { saveCustom } from '../behavior/custom-record.ts'
import { forgetDraft, savedDraft, saveDraft } from './notes.ts'
import { fetchPreflight } from './fetch-preflight.ts'
import { retouchArtwork } from './retouch-artwork.ts'
import { editorFile, removeArtwork, sendArtwork, textsOf } from './send-artwork.ts'
import { StillTable } from './still-table.tsx'
import { useRefetch } from './use-refetch.ts'
import { useEditorReset } from './use-editor-reset.ts'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** The line around the artwork as the shop keeps it, as it will be cut. */
  readonly contour: string | null
  /** The table as it lies, drawn on the server. */
  readonly still: string
  /** What the preflight found in it. */
  readonly preflight: PreflightReport | null
  readonly onState: UploadEditorProps['onState']
}

const NOTHING_FOUND: PreflightReport['findings'] = []

/** The editor, fetched when the page has opened; until then, and without scripts, a still picture of the same table. */
export function DesignTable({ page, contour, still, preflight, onState }: Props) {
  const { configured, product } = page
  const preferences = useDisplayPreferences()
  const editor = useEditor(configured.userFile !== null)
  const lastPlaced = useRef<PlacementDraft | null>(null)
  const refetch = useRefetch()
  const { resetKey, lies, lay, working } = useEditorReset(configured, refetch)
  const callbacks = useMemo<UploadEditorProps['callbacks']>(() => {
    const keep = async (laid: PlacementDraft) => {
      const { placement, dieLine } = laid
      const kept = await saveCustom(configured.id, { clip_type: dieLine, ...(placement && { placement }) })
      forgetDraft(configured.id, laid)
      return kept.ok ? ({ ok: true } as const) : { ok: false as const, texts: textsOf(kept.response) }
    }
    return {
      send: (file, reports) =>
        sendArtwork(configured.id, file, {
          ...reports,
          taken: (taken) => {
            lay(taken.id)
            lastPlaced.current = null
            reports.taken(taken)
          },
        }),
      remove: async (id) => {
        await removeArtwork(id)
        lay(null)
      },
      retouch: async (wish, signal) => {
        const target = { configuredId: configured.id, fileId: lies(), laid: lastPlaced.current }
        const answer = await working(retouchArtwork(target, wish, signal))
        if (answer.ok) {
          lay(answer.file.id)
          lastPlaced.current = null
        }
        // What vectorizing costs is in the total.
        refetch()
        return answer
      },
      preflight: (signal) => fetchPreflight(configured.id, signal),
      noted: (laid) => {
        lastPlaced.current = laid
        saveDraft(configured.id, lies(), laid)
      },
      keep,
    }
  }, [configured.id, refetch, lies, lay, working])
  const [noted, setNoted] = useState<PlacementDraft | null>(null)
  useEffect(() => {
    const laid = savedDraft(configured.id, lies())
    setNoted(laid)
    if (laid) void callbacks.keep(laid).catch(() => undefined)
  }, [configured.id, callbacks, lies])
  if (!editor) return <StillTable page={page} still={still} preflight={preflight} />
  const material = product.materials.find(({ id }) => id === configured.configuration.materialId)
  const { userFile } = configured
  const placement = noted?.placement ?? configured.placement
  return (
    <editor.UploadEditor
      key={resetKey}
      table={editor.table}
      width={Number(configured.configuration.width)}
      height={Number(configured.configuration.height)}
      look={material?.look ?? 'white'}
      materialName={material?.name ?? ''}
      dieLine={noted?.dieLine ?? configured.dieLine}
      contour={noted ? null : contour}
      findings={noted ? NOTHING_FOUND : (preflight?.findings ?? NOTHING_FOUND)}
      file={userFile && placement ? editorFile(userFile, placement) : null}
      pages={PAGES}
      vectorizePrice={priceOf(product, page.currency, preferences.locale)}
      unit={preferences.unit}
      locale={preferences.locale}
      callbacks={callbacks}
      onState={onState}
    />
  )
}

interface Fetched extends Pick<UploadEditorProps, 'table'> {
  readonly UploadEditor: ComponentType<UploadEditorProps>
}

/** The editor once it is here, with the table artwork is laid on where there is artwork; null until then. */
function useEditor(hasFile: boolean): Fetched | null {
  const [editor, setEditor] = useState<Fetched | null>(null)
  const hadFile = useRef(hasFile)
  useEffect(() => {
    const table = hadFile.current ? import('@kisscut/editors/upload/table') : null
    void Promise.all([import('@kisscut/editors/upload'), table]).then(([{ UploadEditor }, laying]) =>
      setEditor({ UploadEditor, table: laying?.PlacingTable ?? null }),
    )
  }, [])
  return editor
}

/** What vectorizing costs (PRICE-9), as shown; null: nothing. */
function priceOf(product: ProductPage['product'], currency: ProductPage['currency'], locale: string) {
  const price = vectorizePrice({
    templateOverride: product.vectorizePriceOverride,
    templateDefault: product.defaultVectorizationPrice,
  })
  return price === null || Number(price) === 0 ? null : showMoney(price, currency, locale)
}
