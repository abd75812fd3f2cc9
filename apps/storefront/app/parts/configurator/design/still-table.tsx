import { lookOf } from '@kisscut/artwork/look'
import { placementOf } from '@kisscut/artwork/placement'
import { uploadScene } from '@kisscut/artwork/scene'
import type { ProductPage } from '@kisscut/shop'
import { useMemo } from 'react'
import css from './still-table.module.css'

type Configured = NonNullable<ProductPage['configured']>

/** The table as it lies on the server: the product with its lines and artwork, without handles. */
export function StillTable({ page }: { readonly page: ProductPage & { readonly configured: Configured } }) {
  const { configured, product } = page
  const scene = useMemo(() => stillScene(product, configured), [product, configured])
  return (
    <div className={css.table}>
      <div className={css.mat} dangerouslySetInnerHTML={{ __html: scene }} />
      <div className={css.panel}>
        <noscript>
          <WithoutScripts configured={configured} />
        </noscript>
      </div>
    </div>
  )
}

function stillScene(product: ProductPage['product'], { wishes, dieLine, userFile, placement }: Configured) {
  const material = product.materials.find(({ id }) => id === wishes.materialId)
  const size = { width: Number(wishes.width), height: Number(wishes.height) }
  const lying = placement && placementOf(placement)
  return uploadScene(
    {
      dieLine: { shape: dieLine, ...size },
      look: lookOf(material?.look),
      artwork: userFile && lying ? { href: userFile.rasterUrl } : null,
      placement: lying,
    },
    'screen',
    { id: 'still', label: userFile ? `${userFile.name} on its die line` : 'The empty die line' },
  )
}

/** Plain forms: bring a file, remove it, choose the shape of the cut. */
function WithoutScripts({ configured }: { readonly configured: Configured }) {
  const { userFile, dieLine } = configured
  return (
    <div className={css.forms}>
      <form method="post" encType="multipart/form-data" className={css.form}>
        <label htmlFor="file" className={css.title}>
          {userFile ? 'Change file' : 'Your artwork'}
        </label>
        <input id="file" type="file" name="file" required />
        <p>PNG, JPEG, WebP, TIFF, SVG or PDF, up to 50 MB.</p>
        <button type="submit" className={css.button}>
          Upload
        </button>
      </form>
      {userFile && (
        <form method="post" className={css.form}>
          <p className={css.title}>{userFile.name}</p>
          <button type="submit" name="remove" value={userFile.id} className={css.button}>
            Remove file
          </button>
        </form>
      )}
      <form method="post" className={css.form}>
        <label htmlFor="dieLine" className={css.title}>
          Cut line
        </label>
        <select id="dieLine" name="dieLine" defaultValue={dieLine}>
          <option value="contour">Contour</option>
          <option value="rectangle">Rectangle</option>
          <option value="rounded_corner">Rounded</option>
          <option value="circle">Circle</option>
          <option value="ellipse">Oval</option>
        </select>
        <button type="submit" className={css.button}>
          Cut it so
        </button>
      </form>
    </div>
  )
}
