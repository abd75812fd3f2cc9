import * as messages from '../../messages/shell.tsx'
import css from './logo.module.css'

/** The name inside its own die line. */
export function Logo() {
  return (
    <span className={css.logo}>
      <svg className={css.dieLine} aria-hidden="true" focusable="false">
        <rect x="1" y="1" rx="11" ry="11" width="calc(100% - 2px)" height="calc(100% - 2px)" />
      </svg>
      {messages.logo}
    </span>
  )
}
