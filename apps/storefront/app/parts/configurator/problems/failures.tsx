import * as messages from '../../../messages/setup.ts'
import { Notice } from '../../notice/notice.tsx'
import { NoPrice } from '../price/no-price.tsx'
import css from '../configurator.module.css'

interface FailuresProps {
  readonly texts: readonly string[]
  /** A field has an error, which may be out of view. */
  readonly hasErrors: boolean
  /** Id of the form with the field. */
  readonly form: string
  readonly onReveal: () => void
  readonly missingPrice: readonly string[] | null
  readonly onRetry: () => void
}

/**
 * Reasons why nothing was saved or priced, beside the button: those without a field, and a link to the first field with
 * an error.
 */
export function Failures({ texts, hasErrors, form, onReveal, missingPrice, onRetry }: FailuresProps) {
  return (
    <>
      {texts.map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      {hasErrors && (
        <a
          href={`#${form}`}
          data-reveals=""
          className={css.attention}
          onClick={(event) => {
            event.preventDefault()
            onReveal()
          }}
        >
          {messages.showProblems}
        </a>
      )}
      {missingPrice && <NoPrice texts={missingPrice} onRetry={onRetry} />}
    </>
  )
}
