import { lookOf, surface } from '@kisscut/artwork/look'
import { useId } from 'react'
import css from './swatch.module.css'

const BOX = { x: 0, y: 0, width: 3, height: 1.6 }
const PATH = 'M0 0H3V1.6H0Z'

/** A strip of the material as it looks; drawn by the same renderer as the previews. */
export function Swatch({ look }: { readonly look: string }) {
  const id = `swatch${useId().replace(/\W/g, '')}`
  const { defs, under, over } = surface(lookOf(look), PATH, BOX, id)
  return (
    <svg
      viewBox="0 0 3 1.6"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={css.swatch}
      dangerouslySetInnerHTML={{ __html: `<defs>${defs}</defs>${under}${over}` }}
    />
  )
}
