import { can, LONGEST_LABEL, type Scope, type Shop, type Viewer } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { ApiKeysView, type MadeKey } from './api-keys/api-keys-view.tsx'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { staffOf } from './form/staff-of.ts'
import { textOf } from '../../parts/form/text-of.ts'
import * as messages from '../../messages/api-keys.ts'

/** The viewer, if they may have API keys; throws otherwise. */
async function ownerOfKeys(context: AppLoadContext): Promise<Viewer> {
  await staffOf(context, 'apiKeys', (_account, viewer) => can(viewer, 'read', 'api_key'))
  return context.viewer
}

export async function loader({ context }: LoaderFunctionArgs) {
  const keys = await context.shop.accounts.keys.list(await ownerOfKeys(context))
  const shown = keys.map(({ id, label, scopes, created }) => ({
    id,
    label,
    mayWrite: scopes === null || scopes.includes('write'),
    created: created.toISOString(),
  }))
  return data({ keys: shown }, { headers: PRIVATE })
}

/** Creates a key, which is shown only once, or removes one. ACC-16. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await ownerOfKeys(context)
  const fields = await request.formData()
  if (fields.get('intent') === 'make') return make(context.shop, viewer, fields)
  const outcome = await context.shop.accounts.keys.remove(viewer, textOf(fields, 'id'))
  return outcome.ok ? responded({ report: messages.removed }) : rejected(outcome, NOTHING)
}

const NOTHING: MadeKey = { key: null, label: '', report: null }

const responded = (shown: Partial<MadeKey>) =>
  data({ ...NOTHING, ...shown, error: null, errors: {} }, { headers: PRIVATE })

async function make({ accounts }: Shop, viewer: Viewer, fields: FormData) {
  const label = textOf(fields, 'label').trim()
  if (label === '' || label.length > LONGEST_LABEL || /[\p{Cc}\p{Cs}]/u.test(label)) {
    const errors = { label: [messages.labelMissing] }
    return rejected({ ok: false, reason: 'invalid', errors }, { ...NOTHING, label })
  }
  const scopes: readonly Scope[] = fields.get('may') === 'write' ? ['read', 'write'] : ['read']
  return responded({ key: await accounts.keys.create(viewer, { label, scopes }) })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.apiKeys)

export default function ApiKeys() {
  const { keys } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <ApiKeysView keys={keys} result={result} />
}
