import css from './skip-link.module.css'

/** Skip link to the main content. */
export function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      Skip to content
    </a>
  )
}
