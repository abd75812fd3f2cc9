import type { PreflightReport, ProductPage } from '@kisscut/shop'
import { ColorSwitch } from './color-switch.tsx'
import { Findings } from './findings.tsx'
import { PlainForms } from './plain-forms.tsx'
import css from './server-preview.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** Markup of the product with its lines and artwork, drawn by the loader. */
  readonly still: string
  readonly preflight: PreflightReport | null
}

/** The design as the server draws it: the product with its lines and artwork, without handles. Works without scripts. */
export function ServerPreview({ page, still, preflight }: Props) {
  const { configured } = page
  return (
    <div className={css.editor}>
      <div className={css.canvas} dangerouslySetInnerHTML={{ __html: still }} />
      <div className={css.panel}>
        <noscript>
          {configured.userFile && <ColorSwitch />}
          {configured.userFile && <Findings preflight={preflight} />}
          <PlainForms page={page} />
        </noscript>
      </div>
    </div>
  )
}
