import type { PreflightReport, ProductPage } from '@kisscut/shop'
import { ColorSwitch } from './color-switch.tsx'
import { Findings } from './findings.tsx'
import { PlainForms } from './plain-forms.tsx'
import { viewOf } from '../../../messages/design.ts'
import css from './server-preview.module.css'
import { useView, viewsOf, viewUrl } from './views.ts'

type Configured = NonNullable<ProductPage['configured']>

/** Keeps the forms' styles in the page's own files, because the bundler keeps them where they are imported. */
const styles = import.meta.glob('./{plain-forms,findings}.module.css', { eager: true, import: 'default' })

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** SVG of the product with its lines and artwork, drawn by the loader. */
  readonly still: string
  readonly preflight: PreflightReport | null
}

/** The design as the server draws it: the product with its lines and artwork, without handles. Works without scripts. */
export function ServerPreview({ page, still, preflight }: Props) {
  const { configured } = page
  if (Object.keys(styles).length === 0) throw new Error('The forms have lost their styles.')
  const { view } = useView(viewsOf(configured))
  return (
    <div className={css.editor}>
      {view && configured.userFile ? (
        <div className={css.canvas}>
          <img src={viewUrl(configured.id, view)} alt={viewOf(page.product.name, view)} />
        </div>
      ) : (
        <div className={css.canvas} dangerouslySetInnerHTML={{ __html: still }} />
      )}
      <div className={css.panel}>
        <noscript>
          {/* Only for readers without scripts, so that the scripts don't include it. */}
          {import.meta.env.SSR && (
            <>
              {configured.userFile && <ColorSwitch />}
              {configured.userFile && <Findings preflight={preflight} />}
              <PlainForms page={page} />
            </>
          )}
        </noscript>
      </div>
    </div>
  )
}
