import { LONGEST_COMPANY, LONGEST_TAX_ID, LONGEST_TEXT, LONGEST_WEBSITE } from '@kisscut/shop/field-limits'
import type { TradeState } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { Button } from '../../../parts/action/button.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { useShopTime } from '../../../parts/page/locale.tsx'
import { FormPage, PlainForm } from '../../../parts/form/form-page.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import { TextAreaField, TextField } from '../../../parts/form/text-field.tsx'
import { account as accountTitle } from '../../../messages/account.ts'
import * as messages from '../../../messages/trade.ts'

interface Stated {
  readonly company: string
  readonly website: string
  readonly taxId: string
  readonly sells: string
}

interface TradeViewProps {
  /** Null if there was no application. */
  readonly state: TradeState | null
  /** The last application; empty if there was none. */
  readonly stated: Stated
  /** Reason for declining it. */
  readonly reason: string | null
  /** ISO 8601. */
  readonly created: string | null
  readonly result: (Rejected & Stated) | null
}

/** The state of an account's application for wholesale prices, or the form for one. */
export function TradeView({ state, stated, reason, created, result }: TradeViewProps) {
  const showDay = useShopTime({ dateStyle: 'long' })
  const back = <Link to={urlFor('account')}>{accountTitle}</Link>
  if (state === 'approved')
    return <FormPage title={messages.approvedTitle} text={messages.approvedText} more={back} />
  if (state === 'waiting') {
    const text = messages.waitingText(stated.company, showDay(created ?? 0))
    return (
      <FormPage title={messages.waitingTitle} text={text} error={result?.error} more={back}>
        <PlainForm>
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit">{messages.withdraw}</Button>
        </PlainForm>
      </FormPage>
    )
  }
  return (
    <FormPage title={messages.trade} text={messages.tradeText} error={result?.error} more={back}>
      {(state === 'declined' || state === 'ended') && result === null && (
        <Notice kind="info">
          <p>{state === 'ended' ? messages.ended : messages.declined}</p>
          <p>{reason}</p>
          <p>{messages.applyAgain}</p>
        </Notice>
      )}
      {state === 'withdrawn' && result === null && <Notice kind="ok">{messages.withdrawn}</Notice>}
      <TradeForm typed={result ?? stated} result={result} />
    </FormPage>
  )
}

function TradeForm({ typed, result }: { readonly typed: Stated; readonly result: Rejected | null }) {
  return (
    <PlainForm>
      <TextField
        label={messages.company}
        name="company"
        autoComplete="organization"
        maxLength={LONGEST_COMPANY}
        required
        defaultValue={typed.company}
        result={result}
      />
      <TextField
        label={messages.website}
        hint={messages.websiteHint}
        name="website"
        autoComplete="url"
        inputMode="url"
        maxLength={LONGEST_WEBSITE}
        defaultValue={typed.website}
        result={result}
      />
      <TextField
        label={messages.taxId}
        name="taxId"
        autoComplete="off"
        maxLength={LONGEST_TAX_ID}
        required
        defaultValue={typed.taxId}
        result={result}
      />
      <TextAreaField
        label={messages.sells}
        hint={messages.sellsHint}
        name="sells"
        maxLength={LONGEST_TEXT}
        required
        defaultValue={typed.sells}
        result={result}
      />
      <Button type="submit" kind="primary" size="large" wide>
        {messages.apply}
      </Button>
    </PlainForm>
  )
}
