import type { AnyRoute, Method } from '../http/route.ts'

/** Subjects of calls, by the first part of their path. */
export const TAGS = {
  account: 'The caller’s account, and the accounts of artists and staff.',
  admin: 'What the admin needs beside the records: rights, settings, imports and history.',
  cart: 'The cart and its lines.',
  custom: 'Products that are configured or designed, their parts, and the catalog they are made from.',
  delivery: 'Production times.',
  docs: 'Descriptions of this API.',
  marketplace: 'Artists, their artworks, and products with them.',
  order: 'Products beside a product.',
  packaging: 'Retail packages.',
  prepress: 'Proofs, print files, cut files and jobs, for staff.',
  products: 'Categories, and the search for products.',
  shutterstock: 'Stock images, and products with them.',
} as const
export type Tag = keyof typeof TAGS

/** The parts of a path that state its subject. */
const wordsOf = (path: string): readonly string[] =>
  path.split('/').filter((part) => part !== '' && !part.startsWith(':') && part !== 'api' && part !== 'v1')

export function tagOf({ path }: Pick<AnyRoute, 'path'>): Tag {
  const [first = ''] = wordsOf(path)
  return first in TAGS ? (first as Tag) : 'docs'
}

const pascal = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase())

const VERBS: Readonly<Record<Method, string>> = {
  GET: 'read',
  POST: 'create',
  PUT: 'replace',
  PATCH: 'change',
  DELETE: 'remove',
}

/** The operation id of a call, stable as long as its path is: `listCustomTemplateSize`, `changeCartItem`, `customPriceQuote`. */
export function operationIdOf(
  { method, path, success }: Pick<AnyRoute, 'method' | 'path' | 'success'>,
  reads: ReadonlySet<string>,
): string {
  const name = pascal(wordsOf(path).join('-'))
  const isList = [...reads].some(
    (each) => each.startsWith(`${path}:`) && /^\w+\/$/.test(each.slice(path.length + 1)),
  )
  if (method === 'GET' && isList) return `list${name}`
  // A POST that creates nothing has just its own name.
  if (method === 'POST' && success.status !== 201) return name.charAt(0).toLowerCase() + name.slice(1)
  return VERBS[method] + name
}
