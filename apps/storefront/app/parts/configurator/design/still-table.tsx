import { lookOf } from '@kisscut/artwork/look'
import { placementOf } from '@kisscut/artwork/placement'
import { uploadScene } from '@kisscut/artwork/scene'
import type { PreflightReport, ProductPage } from '@kisscut/shop'
import { useMemo } from 'react'
import { Findings } from './findings.tsx'
import { PlainForms } from './plain-forms.tsx'
import css from './still-table.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  readonly contour: string | null
  readonly preflight: PreflightReport | null
}

/** The table as it lies on the server: the product with its lines and artwork, without handles. */
export function StillTable({ page, contour, preflight }: Props) {
  const { configured, product } = page
  const scene = useMemo(() => stillScene(product, configured, contour), [product, configured, contour])
  return (
    <div className={css.table}>
      <div className={css.mat} dangerouslySetInnerHTML={{ __html: scene }} />
      <div className={css.panel}>
        <noscript>
          {configured.userFile && <Findings preflight={preflight} />}
          <PlainForms page={page} />
        </noscript>
      </div>
    </div>
  )
}

function stillScene(
  product: ProductPage['product'],
  { wishes, dieLine, userFile, placement }: Configured,
  contour: string | null,
) {
  const material = product.materials.find(({ id }) => id === wishes.materialId)
  const size = { width: Number(wishes.width), height: Number(wishes.height) }
  const lying = placement && placementOf(placement)
  return uploadScene(
    {
      dieLine: { shape: dieLine, ...size, contour },
      look: lookOf(material?.look),
      artwork: userFile && lying ? { href: userFile.rasterUrl } : null,
      placement: lying,
    },
    'screen',
    { id: 'still', label: userFile ? `${userFile.name} on its die line` : 'The empty die line' },
  )
}
