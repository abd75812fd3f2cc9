import { Icon } from '../../icon/icon.tsx'
import css from './ships.module.css'

/** The ship date: "Order within 3 h 12 min, ships Tuesday, Nov 25". PROD-1. */
export function Ships({ text }: { readonly text: string }) {
  return (
    <p className={css.ships}>
      <Icon name="truck" />
      <span>{text}</span>
    </p>
  )
}
