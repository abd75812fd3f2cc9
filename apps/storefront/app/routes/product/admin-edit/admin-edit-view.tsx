import { TYPED_UNIT, WHOLE_FORM } from '@kisscut/core/configuration'
import { LONGEST_TEXT } from '@kisscut/shop/field-limits'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { PlainChoices } from '../../../parts/configurator/live/plain-choices.tsx'
import { Price } from '../../../parts/money/price.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { useUnit } from '../../../parts/page/locale.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { TextAreaField } from '../../../parts/form/text-field.tsx'
import { Corrections } from './corrections.tsx'
import { ProductFacts } from './product-facts.tsx'
import type { ShownCorrection } from './shown-correction.ts'
import * as messages from '../../../messages/admin-edit.ts'
import css from './admin-edit-view.module.css'

/** The result of the form. */
interface Result {
  readonly error: string | null
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly typed: { readonly reason: string; readonly instructions: string }
}

interface AdminEditViewProps {
  readonly correction: ShownCorrection
  readonly result: Result | null
  readonly isSaved: boolean
}

/** A customer's product for staff: facts, the form that corrects it, and earlier corrections. PAGE-18. */
export function AdminEditView({ correction, result, isSaved }: AdminEditViewProps) {
  const { product } = correction
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{messages.title(product.name)}</h1>
        <p>{messages.text}</p>
      </div>
      {isSaved && <Notice kind="ok">{messages.done}</Notice>}
      <div className={css.sides}>
        <div className={css.facts}>
          <ProductFacts correction={correction} />
          <Corrections entries={correction.entries} />
        </div>
        <Form correction={correction} result={result} />
      </div>
    </div>
  )
}

/** Reasons why the form was not saved; problems of choices are shown at the choices. */
function errorsOf(result: Result | null, { quote }: ShownCorrection): readonly string[] {
  if (result === null) return []
  const isAtChoices = quote.problems.some(({ level }) => level === 'error')
  const texts = Object.entries(result.errors).flatMap(([field, errors]) =>
    isAtChoices && !OWN_FIELDS.includes(field) ? [] : errors,
  )
  const more = isAtChoices ? [messages.checkChoices] : []
  return [...new Set([...(result.error === null ? [] : [result.error]), ...more, ...texts])]
}

/** The page's own fields, below the choices. */
const OWN_FIELDS = ['reason', 'instructions']

function Form({ correction, result }: Omit<AdminEditViewProps, 'isSaved'>) {
  const { product, configuration, configured, quote } = correction
  const unit = useUnit()
  const here = urlFor('adminEdit', { configuredId: configured.id })
  return (
    <Sheet as="section" id="details" aria-labelledby="details-title" className={css.form}>
      <h2 id="details-title">{messages.details}</h2>
      {errorsOf(result, correction).map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      <form method="post" action={`${here}#details`} className={css.fields}>
        <input type="hidden" name={WHOLE_FORM} value="1" />
        <input type="hidden" name={TYPED_UNIT} value={unit} />
        <input type="hidden" name="revision" value={configured.revision} />
        <PlainChoices product={product} configuration={configuration} quote={quote} />
        <TextAreaField
          label={product.toolType === 'lettering' ? messages.notesOfLettering : messages.notes}
          name="instructions"
          rows={2}
          defaultValue={result?.typed.instructions ?? configured.instructions}
          result={result}
        />
        <TextAreaField
          label={messages.reason}
          hint={messages.reasonHint}
          name="reason"
          rows={2}
          maxLength={LONGEST_TEXT}
          defaultValue={result?.typed.reason}
          result={result}
        />
        <Totals correction={correction} />
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="price" formAction={`${here}#price`}>
            {messages.showPrice}
          </Button>
          <Button type="submit" kind="primary" name="intent" value="save">
            {messages.save}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** The saved price, and that of the form if it differs. */
function Totals({ correction: { paid, stated, quote } }: Pick<AdminEditViewProps, 'correction'>) {
  const isOther = paid.total !== stated
  const rows = [
    { label: isOther ? messages.saved : messages.price, total: paid.total },
    ...(isOther ? [{ label: messages.stated, total: stated }] : []),
  ]
  return (
    <dl id="price" className={css.totals}>
      {rows.map(({ label, total }) => (
        <div key={label} className={css.total}>
          <dt>{label}</dt>
          <dd>
            {total === null ? (
              messages.noPrice
            ) : (
              <Price amount={total} currency={quote.currency} size="title" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
