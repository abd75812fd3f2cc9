import type { TypedQuoteRequest } from '@kisscut/shop'
import { LONGEST_MATERIAL, LONGEST_PRODUCT, LONGEST_QUOTE_TEXT } from '@kisscut/shop/quote-fields'
import { Button } from '../../../parts/action/button.tsx'
import { ARTWORK_FILE } from '../../../parts/artwork-file/artwork-file.ts'
import { SENT_ONCE } from '../../../parts/form/sent-once.ts'
import { useUnit } from '../../../parts/page/locale.tsx'
import { FormPage } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { EmailField, NameField, TextAreaField, TextField } from '../../../parts/form/text-field.tsx'
import { email as emailLabel } from '../../../messages/account.ts'
import { TrapField } from '../contact/trap-field.tsx'
import * as messages from '../../../messages/quotes.ts'
import css from './quote-form-view.module.css'

type Typed = Omit<TypedQuoteRequest, 'trap'>

interface QuoteFormViewProps {
  readonly isSent: boolean
  /** Known values for the form. */
  readonly known: Pick<Typed, 'name' | 'email' | 'product'>
  readonly result: (Rejected & Partial<Typed>) | null
}

/** The form for a quote request. QUOTE-1. */
export function QuoteFormView({ isSent, known, result }: QuoteFormViewProps) {
  const unit = useUnit()
  if (isSent && result === null) return <FormPage title={messages.sentTitle} text={messages.sentText} />
  const typed: Partial<Typed> = { ...known, ...result }
  return (
    <FormPage title={messages.title} text={messages.text} error={result?.error}>
      <form method="post" encType="multipart/form-data" className={css.form} {...{ [SENT_ONCE]: '' }}>
        <TextField
          label={messages.product}
          hint={messages.productExample}
          name="product"
          maxLength={LONGEST_PRODUCT}
          required
          defaultValue={typed.product}
          result={result}
        />
        <TextField
          label={messages.quantity}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          defaultValue={typed.quantity}
          result={result}
        />
        <div className={css.sides}>
          <TextField
            label={messages.width(messages.units[unit])}
            name="width"
            unit={unit}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            defaultValue={typed.width}
            result={result}
          />
          <TextField
            label={messages.height(messages.units[unit])}
            name="height"
            unit={unit}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            defaultValue={typed.height}
            result={result}
          />
          <p className={css.hint}>{messages.sizeHint}</p>
        </div>
        <TextField
          label={messages.material}
          hint={messages.materialHint}
          name="material"
          autoComplete="off"
          maxLength={LONGEST_MATERIAL}
          defaultValue={typed.material}
          result={result}
        />
        <TextField
          label={messages.neededBy}
          name="needed_by"
          type="date"
          defaultValue={typed.neededBy}
          result={result}
        />
        <TextAreaField
          label={messages.message}
          hint={messages.messageHint}
          name="message"
          rows={5}
          maxLength={LONGEST_QUOTE_TEXT}
          defaultValue={typed.message}
          result={result}
        />
        <TextField
          label={messages.file}
          hint={messages.fileHint}
          {...ARTWORK_FILE}
          accept=".png,.jpg,.jpeg,.svg,.pdf,.webp"
          result={result}
        />
        <NameField defaultValue={typed.name} result={result} />
        <EmailField label={emailLabel} autoComplete="email" defaultValue={typed.email} result={result} />
        <TrapField />
        <Button type="submit" kind="primary" size="large" wide>
          {messages.send}
        </Button>
      </form>
    </FormPage>
  )
}
