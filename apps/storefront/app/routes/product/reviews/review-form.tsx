import type { ProductReviews } from '@kisscut/shop'
import { LONGEST_REVIEW } from '@kisscut/core/review'
import { Button } from '../../../parts/action/button.tsx'
import { errorsAsProblems, FieldProblems } from '../../../parts/form/field-problems.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { PlainForm } from '../../../parts/form/form-page.tsx'
import { TextAreaField, TextField } from '../../../parts/form/text-field.tsx'
import * as messages from '../../../messages/reviews.ts'
import css from './review-form.module.css'

/** The form's input and errors. */
export type ReviewResult = Rejected & {
  readonly rating: string
  readonly title: string
  readonly text: string
  readonly use: string
}

interface Props {
  readonly own: ProductReviews['own']
  readonly result: ReviewResult | null
}

/** The review form, sent without scripts. */
export function ReviewForm({ own, result }: Props) {
  const typed = result ?? { rating: String(own?.rating ?? ''), title: '', text: '', use: '', ...own }
  return (
    <>
      {result?.error && <Notice kind="error">{result.error}</Notice>}
      <PlainForm>
        <StarsField chosen={String(typed.rating)} result={result} />
        <TextField
          label={messages.headline}
          hint={messages.headlineHint}
          name="title"
          maxLength={120}
          defaultValue={typed.title}
          result={result}
        />
        <TextAreaField
          label={messages.text}
          hint={messages.textHint}
          name="text"
          rows={6}
          maxLength={LONGEST_REVIEW}
          required
          defaultValue={typed.text}
          result={result}
        />
        <TextField
          label={messages.use}
          hint={messages.useHint}
          name="use"
          maxLength={120}
          defaultValue={typed.use}
          result={result}
        />
        <p className={css.hint}>{own === null ? messages.signedAs : messages.changeHint}</p>
        <Button type="submit" kind="primary" size="large" wide>
          {own === null ? messages.send : messages.change}
        </Button>
      </PlainForm>
      {own !== null && (
        <PlainForm>
          <Button type="submit" name="intent" value="remove" kind="quiet">
            {messages.remove}
          </Button>
        </PlainForm>
      )}
    </>
  )
}

/** One to five stars, as labeled radio buttons. */
function StarsField({ chosen, result }: { readonly chosen: string; readonly result: ReviewResult | null }) {
  const problems = errorsAsProblems(result?.errors['rating'])
  const stars = messages.words.map((word, at) => ({ word, value: String(at + 1) })).toReversed()
  return (
    <fieldset className={css.stars} aria-describedby={problems.length > 0 ? 'stars-problem' : undefined}>
      <legend className={css.legend}>{messages.rating}</legend>
      {stars.map(({ word, value }) => (
        <label key={value} className={css.star}>
          <input type="radio" name="rating" value={value} required defaultChecked={chosen === value} />
          <span aria-hidden="true" className={css.drawn}>
            {'★'.repeat(Number(value))}
          </span>
          {`${value}: ${word}`}
        </label>
      ))}
      <FieldProblems id="stars-problem" problems={problems} />
    </fieldset>
  )
}
