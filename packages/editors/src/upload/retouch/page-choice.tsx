import { useId, useState } from 'react'
import type { useRetouching } from '../behaviour/use-retouching.ts'
import css from './retouch-panel.module.css'

interface Props {
  readonly pages: number
  readonly retouching: ReturnType<typeof useRetouching>
}

/** Which page or artboard of a document is printed. The page that was asked for last stays in the field. */
export function PageChoice({ pages, retouching }: Props) {
  const id = useId()
  const { wish, isBusy, ask } = retouching
  const [page, setPage] = useState(wish?.kind === 'page' ? wish.page : 1)
  return (
    <form
      className={css.group}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) ask({ kind: 'page', page })
      }}
    >
      <label htmlFor={id} className={css.field}>
        <span>Page or artboard</span>
        <input
          id={id}
          type="number"
          min={1}
          max={pages}
          required
          value={page}
          onChange={({ currentTarget }) => setPage(currentTarget.valueAsNumber)}
        />
        <span>of {pages}</span>
      </label>
      <button type="submit" className={css.main} aria-disabled={isBusy || undefined}>
        Print this page
      </button>
    </form>
  )
}
