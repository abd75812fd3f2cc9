import * as messages from '../../messages/shell.tsx'
import css from './skip-link.module.css'

/** Skip link to the main content. */
export function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      {messages.skipToContent}
    </a>
  )
}
