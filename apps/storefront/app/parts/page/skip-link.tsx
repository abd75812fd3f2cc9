import css from './skip-link.module.css'

/** The first thing Tab reaches: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      Skip to content
    </a>
  )
}
