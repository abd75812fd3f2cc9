import type { Laid, UploadEditorProps } from '@kisscut/editors/upload'
import type { ProductPage } from '@kisscut/shop'
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useManner } from '../../page/locale.tsx'
import { keepCustom } from '../behaviour/custom-record.ts'
import { forgetLaid, notedLaid, noteLaid } from './notes.ts'
import { editorFile, removeArtwork, sendArtwork, textsOf } from './send-artwork.ts'
import { StillTable } from './still-table.tsx'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  readonly onState: UploadEditorProps['onState']
}

/** The editor, fetched when the page has opened; until then, and without scripts, a still picture of the same table. */
export function DesignTable({ page, onState }: Props) {
  const { configured, product } = page
  const manner = useManner()
  const [editor, setEditor] = useState<{ readonly Table: ComponentType<UploadEditorProps> } | null>(null)
  useEffect(() => {
    void import('@kisscut/editors/upload').then(({ UploadEditor }) => setEditor({ Table: UploadEditor }))
  }, [])
  const fileId = useRef(configured.userFile?.id ?? null)
  const errands = useMemo<UploadEditorProps['errands']>(() => {
    const keep = async (laid: Laid) => {
      const { placement, dieLine } = laid
      const kept = await keepCustom(configured.id, { clip_type: dieLine, ...(placement && { placement }) })
      forgetLaid(configured.id, laid)
      return kept.ok ? ({ ok: true } as const) : { ok: false as const, texts: textsOf(kept.response) }
    }
    return {
      send: (file, reports) =>
        sendArtwork(configured.id, file, {
          ...reports,
          taken: (taken) => {
            fileId.current = taken.id
            reports.taken(taken)
          },
        }),
      remove: async (id) => {
        await removeArtwork(id)
        fileId.current = null
      },
      noted: (laid) => noteLaid(configured.id, fileId.current, laid),
      keep,
    }
  }, [configured.id])
  const [noted, setNoted] = useState<Laid | null>(null)
  useEffect(() => {
    const laid = notedLaid(configured.id, fileId.current)
    setNoted(laid)
    if (laid) void errands.keep(laid).catch(() => undefined)
  }, [configured.id, errands])
  if (!editor) return <StillTable page={page} />
  const material = product.materials.find(({ id }) => id === configured.wishes.materialId)
  const { userFile } = configured
  const placement = noted?.placement ?? configured.placement
  return (
    <editor.Table
      width={Number(configured.wishes.width)}
      height={Number(configured.wishes.height)}
      look={material?.look ?? 'white'}
      materialName={material?.name ?? ''}
      dieLine={noted?.dieLine ?? configured.dieLine}
      file={userFile && placement ? editorFile(userFile, placement) : null}
      unit={manner.unit}
      locale={manner.locale}
      errands={errands}
      onState={onState}
    />
  )
}
