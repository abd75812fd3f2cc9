import { codeMarkup, qrSymbol } from '@kisscut/artwork/codes'
import type { Outcome } from '@kisscut/shop'
import { data, type AppLoadContext } from '@remix-run/node'
import { urlFor } from '../../../links/url-for.ts'
import { goOn, PRIVATE, rejected } from '../../../parts/form/responses.ts'
import { textOf } from '../../../parts/form/text-of.ts'
import type { Shown } from './shown.ts'
import * as messages from '../../../messages/designs.ts'

type Intent = (fields: FormData, context: AppLoadContext) => Promise<ReturnType<typeof rejected<Shown>>>

const responded = (shown: Partial<Shown> & Pick<Shown, 'id'>) =>
  data({ report: null, link: null, ...shown, error: null, errors: {} }, { headers: PRIVATE })

const shown = <T>(id: string, outcome: Outcome<T>, report: (value: T) => string) =>
  outcome.ok
    ? responded({ id, report: report(outcome.value) })
    : rejected(outcome, { id, report: null, link: null })

const codeOf = (url: string): string => {
  const symbol = qrSymbol(url)
  const box = { x: 0, y: 0, width: symbol.width, height: symbol.height }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.width} ${symbol.height}">${codeMarkup(symbol, box)}</svg>`
}

const INTENTS = {
  rename: async (fields, { shop, viewer }) => {
    const id = textOf(fields, 'id')
    return shown(id, await shop.designs.rename(viewer, id, textOf(fields, 'name')), ({ name }) =>
      messages.renamed(name),
    )
  },
  duplicate: async (fields, { shop, viewer }) => {
    const id = textOf(fields, 'id')
    return shown(id, await shop.designs.duplicate(viewer, id), ({ name }) => messages.duplicated(name))
  },
  remove: async (fields, { shop, viewer }) => {
    const id = textOf(fields, 'id')
    return shown(id, await shop.designs.remove(viewer, id), ({ name }) => messages.removed(name))
  },
  share: async (fields, { shop, viewer, publicUrl }) => {
    const id = textOf(fields, 'id')
    const made = await shop.designs.share(viewer, id)
    if (!made.ok) return rejected(made, { id, report: null, link: null })
    const { token, until } = made.value
    const url = `${publicUrl}${urlFor('openDesign')}?token=${token}`
    return responded({ id, link: { url, code: codeOf(url), until: until.toISOString() } })
  },
  unshare: async (fields, { shop, viewer }) => {
    const id = textOf(fields, 'id')
    return shown(id, await shop.designs.unshare(viewer, id), () => messages.unshared)
  },
  'add-to-cart': async (fields, { shop, viewer }) => {
    const id = textOf(fields, 'id')
    const added = await shop.cart.add(viewer, { productClass: textOf(fields, 'class'), productId: id })
    if (added.ok) throw goOn(added.value.redirect)
    return rejected(added, { id, report: null, link: null })
  },
} as const satisfies Readonly<Record<string, Intent>>

const isIntent = (name: unknown): name is keyof typeof INTENTS =>
  typeof name === 'string' && Object.hasOwn(INTENTS, name)

/** The function for a form's intent. Throws a 400 response for an unknown intent. */
export function intentOf(fields: FormData): Intent {
  const name = fields.get('intent')
  if (isIntent(name)) return INTENTS[name]
  throw new Response(null, { status: 400 })
}
