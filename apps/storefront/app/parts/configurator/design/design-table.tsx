import type { UploadEditorProps } from '@kisscut/editors/upload'
import type { ProductPage } from '@kisscut/shop'
import { useEffect, useMemo, useState, type ComponentType } from 'react'
import { useManner } from '../../page/locale.tsx'
import { keepCustom } from '../behaviour/custom-record.ts'
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
  const errands = useMemo<UploadEditorProps['errands']>(
    () => ({
      send: (file, reports) => sendArtwork(configured.id, file, reports),
      remove: removeArtwork,
      keep: async ({ placement, dieLine }) => {
        const laid = { clip_type: dieLine, ...(placement && { placement }) }
        const kept = await keepCustom(configured.id, laid)
        return kept.ok ? { ok: true } : { ok: false, texts: textsOf(kept.response) }
      },
    }),
    [configured.id],
  )
  if (!editor) return <StillTable page={page} />
  const material = product.materials.find(({ id }) => id === configured.wishes.materialId)
  const { userFile, placement } = configured
  return (
    <editor.Table
      width={Number(configured.wishes.width)}
      height={Number(configured.wishes.height)}
      look={material?.look ?? 'white'}
      materialName={material?.name ?? ''}
      dieLine={configured.dieLine}
      file={userFile && placement ? editorFile(userFile, placement) : null}
      unit={manner.unit}
      locale={manner.locale}
      errands={errands}
      onState={onState}
    />
  )
}
