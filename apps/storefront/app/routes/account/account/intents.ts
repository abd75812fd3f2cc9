import { data, type AppLoadContext } from '@remix-run/node'
import type { AttemptOutcome, Outcome, SignedInAccount } from '@kisscut/shop'
import { PRIVATE, rejected } from '../../../parts/form/responses.ts'
import { textOf } from '../../../parts/form/text-of.ts'
import * as messages from '../../../messages/account.ts'

type Intent = (
  account: SignedInAccount,
  fields: FormData,
  context: AppLoadContext,
) => Promise<ReturnType<typeof rejected<Shown>>>

/** The submitted form and its result. */
export interface Shown {
  readonly intent: string
  /** Null if it was rejected. */
  readonly done: string | null
}

const shown = (intent: string, outcome: AttemptOutcome<null> | Outcome<null>, done: string) =>
  outcome.ok
    ? data({ intent, done, error: null, errors: {} }, { headers: PRIVATE })
    : rejected(outcome, { intent, done: null })

const INTENTS = {
  details: async (account, fields, { shop }) => {
    const typed = { name: textOf(fields, 'name'), unit: textOf(fields, 'unit') }
    return shown('details', await shop.accounts.own.changeDetails(account, typed), messages.detailsSaved)
  },
  password: async (account, fields, { shop, session }) => {
    const typed = { current: textOf(fields, 'current'), password: textOf(fields, 'password') }
    const outcome = await shop.accounts.own.changePassword(account, typed, session)
    return shown('password', outcome, messages.passwordSaved)
  },
  email: async (account, fields, { shop, session }) => {
    const typed = { current: textOf(fields, 'current'), email: textOf(fields, 'email') }
    const outcome = await shop.accounts.own.changeEmail(account, typed, session)
    return shown('email', outcome, messages.emailSent(typed.email))
  },
  'end-session': async (account, fields, { shop }) => {
    await shop.accounts.own.endSessions(account, { id: textOf(fields, 'session') })
    return shown('sessions', { ok: true, value: null }, messages.sessionEnded)
  },
  'end-others': async (account, _fields, { shop, session }) => {
    await shop.accounts.own.endSessions(account, { allBut: session.sessionId })
    return shown('sessions', { ok: true, value: null }, messages.othersEnded)
  },
} as const satisfies Readonly<Record<string, Intent>>

const isIntent = (name: unknown): name is keyof typeof INTENTS =>
  typeof name === 'string' && Object.hasOwn(INTENTS, name)

/** The function for a form's intent. Throws a 400 response for an unknown intent. */
export function intentOf(fields: FormData): Intent {
  const name = fields.get('intent')
  if (isIntent(name)) return INTENTS[name]
  throw new Response(messages.unknownForm, { status: 400 })
}
