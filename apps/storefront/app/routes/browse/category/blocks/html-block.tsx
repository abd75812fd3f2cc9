import css from './html-block.module.css'

/** Markup staff wrote; the use case has made it safe. */
export function HtmlBlock({ html }: { readonly html: string }) {
  return <div className={css.html} dangerouslySetInnerHTML={{ __html: html }} />
}
