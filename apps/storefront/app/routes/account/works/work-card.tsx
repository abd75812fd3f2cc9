import { Link } from '@remix-run/react'
import { Button } from '../../../parts/action/button.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'
import * as messages from '../../../messages/works.ts'
import type { Result } from './read-form.server.ts'
import { CategoryField, FileField, WordFields, type Choice } from './work-fields.tsx'
import css from './works-view.module.css'

export interface ShownWork {
  readonly id: string
  readonly name: string
  /** The work as a sticker, or by itself if none is drawn. */
  readonly picture: string | null
  readonly pictureUrl: string
  readonly description: string
  readonly category: string
  readonly isShown: boolean
  /** Pages of its published products. */
  readonly pages: readonly { readonly name: string; readonly url: string }[]
}

interface Props {
  readonly work: ShownWork
  readonly categories: readonly Choice[]
  /** The result of its last form. */
  readonly result: Result | null
}

const PIXELS = 160

/** A work with its picture and state, and the forms that change it. */
export function WorkCard({ work, categories, result }: Props) {
  const { id, name, isShown, pages } = work
  const wrong = Object.keys(result?.errors ?? {}).length > 0
  const typed = wrong ? result!.typed : {}
  return (
    <article className={css.work}>
      <img
        src={work.picture ?? work.pictureUrl}
        alt={messages.pictureOf(name)}
        width={PIXELS}
        height={PIXELS}
        loading="lazy"
        className={css.picture}
      />
      <div className={css.words}>
        <h3>{name}</h3>
        <p className={css.state}>{isShown ? messages.shown : messages.withdrawn}</p>
        {pages.map(({ name: product, url }) => (
          <Link key={url} to={url}>
            {messages.see}
            <VisuallyHidden>{product}</VisuallyHidden>
          </Link>
        ))}
        {wrong && <Notice kind="error">{Object.values(result!.errors).flat().join(' ')}</Notice>}
        <details open={wrong || undefined} className={css.edit}>
          <summary>
            {messages.edit}
            <VisuallyHidden>{name}</VisuallyHidden>
          </summary>
          <form method="post" encType="multipart/form-data" className={css.form}>
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="id" value={id} />
            <WordFields
              name={typed['name'] ?? name}
              description={typed['description'] ?? work.description}
              result={result}
            />
            <CategoryField
              categories={categories}
              chosen={typed['category'] ?? work.category}
              result={result}
            />
            <FileField label={messages.otherFile} hint={messages.otherFileHint} result={result} />
            <Button type="submit">
              {messages.save}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </form>
        </details>
        <form method="post" className={css.form}>
          <input type="hidden" name="intent" value={isShown ? 'withdraw' : 'show'} />
          <input type="hidden" name="id" value={id} />
          {isShown && <p className={css.state}>{messages.withdrawText}</p>}
          <Button type="submit" size="small">
            {isShown ? messages.withdraw : messages.show}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </form>
      </div>
    </article>
  )
}
