import css from './html-block.module.css'

/** HTML written by staff, sanitized by the use case. */
export function HtmlBlock({ html }: { readonly html: string }) {
  return <div className={css.html} dangerouslySetInnerHTML={{ __html: html }} />
}
