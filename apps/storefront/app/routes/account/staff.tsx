import { can, STAFF, type Role } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { staffOf } from './form/staff-of.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { StaffView, type StaffForm } from './staff/staff-view.tsx'
import * as messages from '../../messages/staff.ts'

const ownerOf = (context: AppLoadContext) =>
  staffOf(context, 'staff', (_account, viewer) => can(viewer, 'create', 'account'))

const rolesShown = (roles: readonly Role[]) => STAFF.filter((role) => roles.includes(role))

export async function loader({ context }: LoaderFunctionArgs) {
  const owner = await ownerOf(context)
  const staff = (await context.shop.accounts.staff.list()).map(({ id, name, email, roles, isInvited }) => ({
    ...{ id, name, email, isInvited },
    roles: rolesShown(roles),
    isYou: id === owner.id,
  }))
  const artists = await context.shop.accounts.artists.list()
  return data({ staff, artists }, { headers: PRIVATE })
}

const NOTHING: StaffForm = { name: '', email: '', roles: [], artistEmail: '', artist: '', report: null }

const responded = (report: string) =>
  data({ ...NOTHING, report, error: null, errors: {} }, { headers: PRIVATE })

/** Invites, resends an invitation, withdraws it, or removes access, depending on the button. ACC-17, ACC-28, MKT-13. */
export async function action({ request, context }: ActionFunctionArgs) {
  await ownerOf(context)
  const { staff, artists } = context.shop.accounts
  const fields = await request.formData()
  const id = textOf(fields, 'id')
  switch (fields.get('intent')) {
    case 'again': {
      const outcome = await staff.inviteAgain(context.viewer, id)
      return outcome.ok ? responded(messages.sentAgain) : rejected(outcome, NOTHING)
    }
    case 'remove': {
      const outcome = await staff.remove(context.viewer, id)
      return outcome.ok ? responded(messages.removed) : rejected(outcome, NOTHING)
    }
    case 'make-artist':
      return makeArtist(context, fields)
    case 'remove-artist': {
      const outcome = await artists.remove(context.viewer, id)
      return outcome.ok ? responded(messages.artistRemoved) : rejected(outcome, NOTHING)
    }
    default:
      return invite(context, fields)
  }
}

async function invite({ shop, viewer }: AppLoadContext, fields: FormData) {
  const typed = {
    name: textOf(fields, 'name'),
    email: textOf(fields, 'email'),
    roles: STAFF.filter((role) => fields.getAll('roles').includes(role)),
  }
  if (typed.roles.length === 0) {
    const errors = { roles: [messages.rolesMissing] }
    return rejected({ ok: false, reason: 'invalid', errors }, { ...NOTHING, ...typed })
  }
  const outcome = await shop.accounts.staff.invite(viewer, typed)
  return outcome.ok
    ? responded(messages.sent(typed.email.trim()))
    : rejected(outcome, { ...NOTHING, ...typed })
}

/** The address is a field of its own, so that its errors aren't shown at the form for invitations. */
async function makeArtist({ shop, viewer }: AppLoadContext, fields: FormData) {
  const typed = { artistEmail: textOf(fields, 'artistEmail'), artist: textOf(fields, 'artist') }
  const outcome = await shop.accounts.artists.make(viewer, { email: typed.artistEmail, artist: typed.artist })
  if (outcome.ok) return responded(messages.artistMade)
  if (outcome.reason !== 'invalid') return rejected(outcome, { ...NOTHING, ...typed })
  const { email, ...others } = outcome.errors
  const errors = { ...others, ...(email && { artistEmail: email }) }
  return rejected({ ...outcome, errors }, { ...NOTHING, ...typed })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.staff)

export default function Staff() {
  const { staff, artists } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <StaffView staff={staff} artists={artists} result={result} />
}
