import { useId, useState } from 'react'
import type { EditorFile, Retouching, UploadEditorProps } from '../types.ts'
import * as messages from '../../messages/retouch.ts'
import choiceCss from '../../controls/choice.module.css'
import fieldCss from '../../controls/number-field.module.css'
import css from './page-choice.module.css'
import panel from './retouch-panel.module.css'

interface Props {
  readonly file: EditorFile
  readonly retouching: Retouching
  readonly pages: UploadEditorProps['pages']
}

/** Whether a file is a document, or one of its pages, so that another page can be chosen. */
export const isPaged = ({ pages, madeBy }: EditorFile): boolean =>
  pages > 1 && (madeBy === null || madeBy === 'page')

/** Choice of the printed page or artboard: by its picture, or by number beyond the pictures. */
export function PageChoice({ file, retouching, pages }: Props) {
  const name = useId()
  const { request, isRequested, tune } = retouching
  const chosen = isRequested && request?.kind === 'page' ? request.page : (file.page ?? 1)
  const documentId = (file.madeBy === 'page' ? file.originalId : null) ?? file.id
  const shown = Math.min(file.pages, pages.most)
  return (
    <div className={panel.group}>
      <fieldset className={`${choiceCss.field} ${css.pages}`}>
        <legend className={`${choiceCss.legend} ${css.title}`}>{messages.pageOrArtboard}</legend>
        {Array.from({ length: shown }, (_, at) => at + 1).map((page) => (
          <label key={page} className={`${choiceCss.choice} ${css.page}`}>
            <input
              type="radio"
              name={name}
              className={choiceCss.radio}
              aria-label={messages.pageOf(page, file.pages)}
              checked={page === chosen}
              onChange={() => tune({ kind: 'page', page })}
            />
            <Thumbnail key={documentId} url={pages.thumbnail(documentId, page)} />
            <span aria-hidden="true">{page}</span>
          </label>
        ))}
      </fieldset>
      {file.pages > shown && <FurtherPage key={chosen} file={file} chosen={chosen} retouching={retouching} />}
    </div>
  )
}

/** A small picture of a page, loaded when it comes into view; blank where there is none. */
function Thumbnail({ url }: { readonly url: string }) {
  const [isGone, setIsGone] = useState(false)
  return (
    <span className={css.paper}>
      {!isGone && (
        <img src={url} alt="" loading="lazy" className={css.picture} onError={() => setIsGone(true)} />
      )}
    </span>
  )
}

interface FurtherProps {
  readonly file: EditorFile
  readonly chosen: number
  readonly retouching: Retouching
}

function FurtherPage({ file: { pages }, chosen, retouching: { isBusy, start } }: FurtherProps) {
  const id = useId()
  const [page, setPage] = useState(chosen)
  return (
    <form
      className={css.further}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) start({ kind: 'page', page })
      }}
    >
      <label htmlFor={id} className={fieldCss.field}>
        <span className={fieldCss.label}>{messages.page}</span>
        <input
          id={id}
          type="number"
          className={`${fieldCss.input} ${panel.figure}`}
          min={1}
          max={pages}
          required
          value={Number.isNaN(page) ? '' : page}
          onChange={({ currentTarget }) => setPage(currentTarget.valueAsNumber)}
        />
        <span className={fieldCss.unit}>{messages.ofPages(pages)}</span>
      </label>
      <button type="submit" className={panel.main} aria-disabled={isBusy || undefined}>
        {messages.printPage}
      </button>
    </form>
  )
}
