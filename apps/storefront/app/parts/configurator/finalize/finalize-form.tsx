import { LETTERING_PROOF_CHOICES, PROOF_CHOICES } from '@kisscut/core/design'
import { isRush } from '@kisscut/core/option'
import { shipsInWords } from '@kisscut/core/production'
import { quoteProduct } from '@kisscut/core/price'
import { trustedProduct } from '@kisscut/core/product'
import { resolutionGrade } from '@kisscut/core/print-rules'
import { VECTORIZATION_CHOICES, needsVectorizationChoice } from '@kisscut/core/vectorize'
import type { ProductPage } from '@kisscut/shop'
import { OFFER_FIELD } from '@kisscut/shop/tool-pages'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../action/button.tsx'
import { Field } from '../../form/field.tsx'
import { errorsAsProblems } from '../../form/field-problems.tsx'
import { revealProblem } from '../../form/reveal-problem.ts'
import { TextArea } from '../../form/text-input.tsx'
import { showMoney } from '../../money/format.ts'
import { Notice } from '../../notice/notice.tsx'
import { useLocale } from '../../page/locale.tsx'
import { OfferNote } from '../offer/offer-note.tsx'
import { UNCHECKED, useFinalizing, type FinalizeResult } from './use-finalizing.ts'
import { Breakdown } from '../price/breakdown.tsx'
import { PriceBar } from '../price/price-bar.tsx'
import { Total } from '../price/price-panel.tsx'
import { Ships } from '../price/ships.tsx'
import { StatementChoice } from './statement-choice.tsx'
import * as messages from '../../../messages/finalize.ts'
import css from './finalize-form.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** The product is in the cart, which finalizing updates. */
  readonly isInCart: boolean
  /** The shopper has seen the preflight's findings. */
  readonly isChecked: boolean
  /** Adds the product once, however often the form is sent. */
  readonly idempotencyKey: string
  /** Why a form sent without scripts failed. */
  readonly failure: FinalizeResult | undefined
  /** Wraps the form; the bar stays in view over the whole of it. */
  readonly around: (form: ReactNode) => ReactNode
}

const FORM = 'finalize'

const PROOFS = [
  { value: 'as_is', title: PROOF_CHOICES.as_is, text: messages.asIsText },
  { value: 'changes', title: PROOF_CHOICES.changes, text: messages.proofFirstText },
] as const
const PROOFS_OF_LETTERING = [
  { value: 'as_is', title: LETTERING_PROOF_CHOICES.as_is, text: messages.asIsText },
  { value: 'changes', title: LETTERING_PROOF_CHOICES.changes, text: messages.proofFirstOfLettering },
] as const

/** FINALIZE PRODUCT: the choices about the artwork, and the way into the cart. */
export function FinalizeForm({ page, isInCart, isChecked, idempotencyKey, failure: posted, around }: Props) {
  const { configured, product } = page
  const isLettering = product.toolType === 'lettering'
  const locale = useLocale()
  const [choice, setChoice] = useState(configured.lowResolutionChoice)
  const [proof, setProof] = useState(configured.proofApproval)
  const { isSaving, failure, save } = useFinalizing(page, idempotencyKey, posted)
  const { dpi, rules } = configured
  const grade = resolutionGrade(dpi, rules)
  const mustChoose = needsVectorizationChoice(dpi, rules)
  const quote = useQuote(page, choice === 'fix')
  const fixing = product.vectorizePriceOverride ?? product.defaultVectorizationPrice
  const price = fixing && Number(fixing) > 0 ? showMoney(fixing, page.currency, locale) : null
  const written = useRef<HTMLFormElement>(null)
  const isRejected = !isSaving && Object.keys(failure.fields).length > 0
  useEffect(() => {
    if (isRejected) revealProblem(written.current)
  }, [isRejected])
  const way = (
    <Button kind="primary" size="large" type="submit" busy={isSaving} form={FORM}>
      {isInCart ? messages.updateCart : messages.addToCart}
    </Button>
  )
  const form = (
    <form
      id={FORM}
      ref={written}
      method="post"
      // The shop's own messages replace the browser's.
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(new FormData(event.currentTarget))
      }}
    >
      <OfferNote page={page} />
      <input type="hidden" name="currency" value={page.currency} />
      <input type="hidden" name={OFFER_FIELD} value={product.specialOffer?.id ?? ''} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {!isChecked && <input type="hidden" name={UNCHECKED} value="1" />}
      <input type="hidden" name="revision" value={configured.revision} />
      {dpi !== null && (grade === 'low' || mustChoose) && (
        <StatementChoice
          title={messages.resolution}
          name="lowResolutionChoice"
          hint={messages.resolutionHint(dpi, mustChoose)}
          isRequired={mustChoose}
          statements={[
            {
              value: 'fix',
              title: VECTORIZATION_CHOICES.fix,
              text: messages.weRedraw(price),
            },
            {
              value: 'approve',
              title: VECTORIZATION_CHOICES.approve,
              text: messages.asSent,
            },
          ]}
          chosen={choice}
          onChoose={(value) => setChoice(value as 'fix' | 'approve')}
          problems={errorsAsProblems(failure.fields['low_resolution_choice'])}
        />
      )}
      <StatementChoice
        title={messages.proof}
        name="proofApproval"
        statements={isLettering ? PROOFS_OF_LETTERING : PROOFS}
        chosen={proof}
        onChoose={(value) => setProof(value as 'as_is' | 'changes')}
      />
      <Field
        label={isLettering ? messages.notesOfLettering : messages.notes}
        hint={messages.notesHint}
        problems={errorsAsProblems(failure.fields['instructions'])}
      >
        {(control) => (
          <TextArea
            {...control}
            name="instructions"
            maxLength={2000}
            defaultValue={configured.instructions}
          />
        )}
      </Field>
      {[...failure.general, ...(failure.fields['user_file'] ?? [])].map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      <Ships text={shipsInWords(page.production, { isRush: isRush(product, page.configuration), proof })} />
      <Breakdown quote={quote} />
      <div className={css.end}>
        <Total quote={quote} waiting={false} />
        {way}
      </div>
    </form>
  )
  return (
    <>
      {around(form)}
      <PriceBar quote={quote} waiting={false} action={way} />
    </>
  )
}

/** The price with or without fixing the graphic. PRICE-9. */
function useQuote(page: ProductPage, isFixing: boolean) {
  const { product, configuration, quote, priceSchedule, entitlement } = page
  return useMemo(() => {
    if ((configuration.vectorize ?? false) === isFixing || !priceSchedule) return quote
    const chosen = { ...configuration, vectorize: isFixing }
    return quoteProduct(trustedProduct(product), chosen, {
      schedule: priceSchedule,
      ...(entitlement && { entitlement }),
    })
  }, [product, configuration, quote, priceSchedule, entitlement, isFixing])
}
