import { lookOf } from '@kisscut/artwork/look'
import { swatchUrl } from './swatch-picture.ts'
import css from './swatch.module.css'

/** A strip that shows a material's look. */
export function Swatch({ look }: { readonly look: string }) {
  return <img src={swatchUrl(lookOf(look))} alt="" width={300} height={160} className={css.swatch} />
}
