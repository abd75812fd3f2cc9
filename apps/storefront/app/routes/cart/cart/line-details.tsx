import { RollPicture } from '../../../parts/roll/roll-picture.tsx'
import type { ShownItem } from './shown-cart.ts'
import css from './cart-line.module.css'

/** The configuration of a line. CART-8. */
export const LineDetails = ({ details }: Pick<ShownItem, 'details'>) => (
  <dl className={css.details}>
    {details.map(({ label, value, unwind }) => (
      <div key={`${label} ${value}`}>
        <dt>{label}</dt>
        <dd>
          {value}
          {unwind && <RollPicture position={unwind} />}
        </dd>
      </div>
    ))}
  </dl>
)
