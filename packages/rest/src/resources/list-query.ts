import { cutText } from '@kisscut/core/text'
import { fieldsOf, metaOf, type AnyRecord, type Kind, type RowOf } from '@kisscut/records'
import { z } from 'zod'
import { invalid } from '../http/http-error.ts'
import type { ListQuery, SearchQuery } from '@kisscut/shop/ports/records'
import type { Parameter } from '../openapi/parameter.ts'
import * as messages from '../messages/requests.ts'

/** Ids an `id__in` may hold. */
export const IDS_AT_MOST = 200

/** The parameters that say which page of a list. */
export const PAGE_PARAMETERS = ['page', 'page_size', 'cursor'] as const
const PAGING: ReadonlySet<string> = new Set(PAGE_PARAMETERS)

/** The parameters by which staff look through a list. */
export const SEARCH_PARAMETERS = ['q', 'ordering'] as const

/** Narrows a list to what has changed since. */
export const UPDATED_AFTER = 'updated_after'

const wrong = (name: string, message: string) => invalid({ [name]: [message] })

/** A whole number from 1; undefined: not stated. */
export const wholeNumber = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name)
  if (text === null) return undefined
  const number = Number(text)
  if (!/^\d{1,9}$/.test(text) || number < 1) throw wrong(name, messages.fromOne)
  return number
}

const ISO_TIME = z.iso.datetime({ offset: true })
const [FIRST, LAST] = [0, Date.UTC(9999, 11, 31)]

/** `updated_after`: a time with its offset; no row is older than the first that databases hold, or younger than the last. */
function updatedAfterIn(query: URLSearchParams): { readonly updatedAfter?: Date } {
  const text = query.get(UPDATED_AFTER)
  if (text === null) return {}
  if (!ISO_TIME.safeParse(text).success) throw wrong(UPDATED_AFTER, messages.isoTime)
  return { updatedAfter: new Date(Math.min(Math.max(Date.parse(text), FIRST), LAST)) }
}

/** The size of a page; more than the list gives is an error, rather than fewer rows than were requested. */
function pageSizeIn({ maxPageSize }: AnyRecord, query: URLSearchParams): number | undefined {
  const size = wholeNumber(query, 'page_size')
  if (size !== undefined && size > maxPageSize) throw wrong('page_size', messages.pageSizeAtMost(maxPageSize))
  return size
}

/** A filter's text as a value of its field. */
const valueOf = (record: AnyRecord, name: string, text: string): unknown => {
  const { kind } = metaOf((record.schema.shape as Record<string, z.ZodType>)[name] as z.ZodType)
  if (kind === 'flag') {
    if (text !== 'true' && text !== 'false') throw wrong(name, messages.trueOrFalse)
    return text === 'true'
  }
  if (kind === 'integer' || kind === 'code') {
    if (!/^-?\d{1,10}$/.test(text)) throw wrong(name, messages.wholeNumber)
    return Number(text)
  }
  return cutText(text, 500)
}

/** The one order that owners may have their own rows in, beside the list's. API-12. */
const NEWEST = '-created'

const FIELD_NAME = { type: 'string', pattern: '^-?[a-z_]+$', maxLength: 100 }

/** How a list is searched and sorted, and by whom. */
export const searchParameters = ({ save }: AnyRecord): Readonly<Record<string, Parameter>> => ({
  q: {
    description: 'Words that a row has to hold. Staff only.',
    schema: { type: 'string', maxLength: 500 },
    'x-access': 'staff',
  },
  ordering:
    save === 'owner'
      ? {
          description:
            '`-created`: the newest first. Any other field, `-` before it for descending: staff only.',
          schema: FIELD_NAME,
          example: NEWEST,
        }
      : {
          description: 'A field, `-` before it for descending. Staff only.',
          schema: FIELD_NAME,
          example: NEWEST,
          'x-access': 'staff',
        },
})

/** The filters of a list, each with the values of its field. */
export const filterParameters = (record: AnyRecord): Readonly<Record<string, Parameter>> => ({
  page_size: {
    description: 'Rows of a page.',
    schema: { type: 'integer', minimum: 1, maximum: record.maxPageSize, default: record.pageSize },
  },
  ...Object.fromEntries(
    record.filters.map((name) => {
      const field = (record.schema.shape as Record<string, z.ZodType>)[name] as z.ZodType
      const { kind } = metaOf(field)
      const type = kind === 'flag' ? 'boolean' : kind === 'integer' || kind === 'code' ? 'integer' : 'string'
      const { options } = field as { readonly options?: unknown }
      const isChoice = kind === 'choice' && Array.isArray(options)
      const schema = isChoice
        ? { type, enum: options }
        : type === 'string'
          ? { type, maxLength: 500 }
          : { type }
      return [name, { description: `Only rows whose \`${name}\` is this.`, schema }]
    }),
  ),
})

const isNewestFirst = (record: AnyRecord, query: URLSearchParams, name: string): boolean =>
  record.save === 'owner' && name === 'ordering' && query.get(name) === NEWEST

/**
 * Which rows a list call requests: `page`, `page_size`, `cursor`, `id__in`, `updated_after` and the record's filters; anything else is
 * rejected. API-12, API-33.
 */
export const listQueryOf = <R extends AnyRecord>(
  record: R,
  query: URLSearchParams,
): Pick<ListQuery<R>, 'where' | 'idIn' | 'updatedAfter' | 'page' | 'after' | 'pageSize' | 'newestFirst'> => {
  const where: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    if (PAGING.has(name) || name === UPDATED_AFTER) continue
    if ((name === 'id__in' && record.idIn) || isNewestFirst(record, query, name)) continue
    if (!(record.filters as readonly string[]).includes(name)) throw wrong(name, messages.unknownFilter)
    where[name] = valueOf(record, name, query.get(name) ?? '')
  }
  const ids = query.get('id__in')?.split(',').filter(Boolean)
  if (ids !== undefined && ids.length > IDS_AT_MOST) throw wrong('id__in', messages.idsAtMost(IDS_AT_MOST))
  const [page, pageSize] = [wholeNumber(query, 'page'), pageSizeIn(record, query)]
  const cursor = query.get('cursor')
  return {
    ...(Object.keys(where).length === 0 ? {} : { where: where as Partial<RowOf<R>> }),
    ...(ids === undefined ? {} : { idIn: ids }),
    ...updatedAfterIn(query),
    ...(page === undefined ? {} : { page }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(cursor === null ? {} : { after: cursor }),
    ...(isNewestFirst(record, query, 'ordering') ? { newestFirst: true } : {}),
  }
}

/** Kinds of fields that a search finds no row by. */
const NOT_SEARCHED: ReadonlySet<Kind> = new Set(['json', 'links', 'mentions'])
/** Fields of every row besides its own. */
const OF_ROWS: readonly string[] = ['id', 'created', 'updated']

const searchable = (record: AnyRecord): readonly string[] =>
  fieldsOf(record)
    .filter(({ meta }) => !NOT_SEARCHED.has(meta.kind))
    .map(({ name }) => name)

/**
 * The extended query of a list call: `q` with words, `ordering` with a field (`-price` descending), and any field as a filter; null: an
 * ordinary list. ADMIN-3.
 */
export const searchQueryOf = <R extends AnyRecord>(
  record: R,
  query: URLSearchParams,
): SearchQuery<R> | null => {
  const fields = searchable(record)
  const names = [...new Set(query.keys())].filter((name) => !PAGING.has(name) && name !== UPDATED_AFTER)
  const isSearch = (name: string) =>
    (SEARCH_PARAMETERS as readonly string[]).includes(name) ||
    (fields.includes(name) && !record.filters.includes(name))
  if (!names.some(isSearch)) return null
  const where: Record<string, unknown> = {}
  for (const name of names) {
    if ((SEARCH_PARAMETERS as readonly string[]).includes(name)) continue
    if (!fields.includes(name)) throw wrong(name, messages.unknownFilter)
    where[name] = valueOf(record, name, query.get(name) ?? '')
  }
  const [page, pageSize] = [wholeNumber(query, 'page'), pageSizeIn(record, query)]
  const sort = sortOf(fields, query.get('ordering'))
  return {
    words: cutText(query.get('q') ?? '', 200)
      .split(/\s+/)
      .filter(Boolean),
    where: where as Partial<RowOf<R>>,
    ...updatedAfterIn(query),
    ...(sort === undefined ? {} : { sort }),
    ...(page === undefined ? {} : { page }),
    ...(pageSize === undefined ? {} : { pageSize }),
  }
}

function sortOf(fields: readonly string[], ordering: string | null): SearchQuery<AnyRecord>['sort'] {
  if (ordering === null) return undefined
  const field = ordering.replace(/^-/, '')
  if (!fields.includes(field) && !OF_ROWS.includes(field)) throw wrong('ordering', messages.unknownField)
  return { field, descending: ordering.startsWith('-') }
}

/** The error of a `cursor` that no page has given. */
export const invalidCursor = () => wrong('cursor', messages.invalidCursor)
