import type { ShownQuoteRequest } from '@kisscut/shop'
import { showSize } from '@kisscut/core/units'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Price } from '../../../parts/money/price.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { useLocale, useUnit } from '../../../parts/page/locale.tsx'
import { FormPage } from '../../../parts/form/form-page.tsx'
import * as messages from '../../../messages/quotes.ts'
import css from './quote-view.module.css'

export type QuoteOfPage = Omit<ShownQuoteRequest, 'created'> & {
  /** ISO 8601. */
  readonly created: string
}

const newRequest = <Link to={urlFor('quoteForm')}>{messages.newRequest}</Link>

/** Shown for a missing request, and for one that the viewer may not see. */
export function NoQuote() {
  return <FormPage title={messages.nothing} text={messages.nothingText} more={newRequest} />
}

interface QuoteViewProps {
  readonly quote: QuoteOfPage
  readonly error: string | null
}

/** A request with its state, the offer, and actions. QUOTE-4. */
export function QuoteView({ quote, error }: QuoteViewProps) {
  const { state, offer, response, obstacle } = quote
  const isOpen = state === 'requested' || state === 'answered'
  return (
    <FormPage
      title={offer === null ? messages.requestTitle : messages.offerTitle}
      text={messages.stateTexts[state]}
      error={error}
      more={isOpen ? undefined : newRequest}
    >
      {offer !== null && <Offer offer={offer} />}
      {response !== '' && (
        <section className={css.part}>
          <h2>{messages.fromUs}</h2>
          <p className={css.text}>{response}</p>
        </section>
      )}
      {obstacle !== null && error === null && <Notice kind="info">{obstacle}</Notice>}
      <Buttons quote={quote} />
      <Requested quote={quote} />
    </FormPage>
  )
}

function Offer({ offer }: { readonly offer: NonNullable<QuoteOfPage['offer']> }) {
  const [locale, unit] = [useLocale(), useUnit()]
  const { currency } = offer
  return (
    <section className={css.part}>
      <h2>{messages.offered}</h2>
      <Facts
        rows={[
          [messages.what, offer.productName],
          [messages.material, offer.materialName],
          [messages.size, showSize(offer.size.width, offer.size.height, unit, locale)],
          [messages.quantity, offer.quantity.toLocaleString(locale)],
          [messages.unitPrice, exactPrice(offer.unitPrice, currency, locale)],
          [messages.total, <Price key="total" amount={offer.total} currency={currency} size="title" />],
          [messages.validUntil, <Day key="until" day={offer.validUntil} />],
        ]}
      />
    </section>
  )
}

function Buttons({
  quote: { mayAccept, mayDecline, mayWithdraw, isTheirs, state },
}: {
  readonly quote: QuoteOfPage
}) {
  if (!mayAccept && !mayDecline && !mayWithdraw && !isTheirs) return null
  return (
    <form method="post" className={css.buttons}>
      {mayAccept && (
        <>
          <p className={css.hint}>{messages.acceptText}</p>
          <Button type="submit" name="intent" value="accept" kind="primary" size="large" wide>
            {messages.accept}
          </Button>
        </>
      )}
      {state === 'accepted' && isTheirs && (
        <Button type="submit" name="intent" value="accept" kind="primary" size="large" wide>
          {messages.addAgain}
        </Button>
      )}
      {mayDecline && (
        <Button type="submit" name="intent" value="decline" wide>
          {messages.decline}
        </Button>
      )}
      {mayWithdraw && (
        <Button type="submit" name="intent" value="withdraw">
          {messages.withdraw}
        </Button>
      )}
    </form>
  )
}

function Requested({ quote }: { readonly quote: QuoteOfPage }) {
  const [locale, unit] = [useLocale(), useUnit()]
  const { size, material, neededBy, message, fileName } = quote
  const rows: readonly Row[] = [
    [messages.what, quote.product],
    [messages.quantity, quote.quantity.toLocaleString(locale)],
    [messages.size, size && showSize(size.width, size.height, unit, locale)],
    [messages.material, material],
    [messages.neededBy, neededBy && <Day key="needed" day={neededBy} />],
    [messages.file, fileName],
    [messages.notes, message && <span className={css.text}>{message}</span>],
    [messages.requestedOn, <Day key="created" day={quote.created.slice(0, 10)} />],
  ]
  return (
    <section className={css.part}>
      <h2>{messages.requested}</h2>
      <Facts rows={rows} />
    </section>
  )
}

type Row = readonly [label: string, value: ReactNode]

function Facts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(([label, value]) =>
        value === null || value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** A price with all decimal places, so that multiplying by the quantity gives the total. */
const exactPrice = (amount: string, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 6 }).format(
    amount as Intl.StringNumericLiteral,
  )

/** A day in the reader's format. */
export function Day({ day }: { readonly day: string }) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>
}
