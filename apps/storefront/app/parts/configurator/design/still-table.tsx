import type { PreflightReport, ProductPage } from '@kisscut/shop'
import { Findings } from './findings.tsx'
import { PlainForms } from './plain-forms.tsx'
import css from './still-table.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** Markup of the product with its lines and artwork, drawn by the loader. */
  readonly still: string
  readonly preflight: PreflightReport | null
}

/** The table as it lies on the server: the product with its lines and artwork, without handles. */
export function StillTable({ page, still, preflight }: Props) {
  const { configured } = page
  return (
    <div className={css.table}>
      <div className={css.mat} dangerouslySetInnerHTML={{ __html: still }} />
      <div className={css.panel}>
        <noscript>
          {configured.userFile && <Findings preflight={preflight} />}
          <PlainForms page={page} />
        </noscript>
      </div>
    </div>
  )
}
