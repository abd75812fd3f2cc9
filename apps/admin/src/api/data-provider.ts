import { settings, type AnyRecord } from '@kisscut/records'
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import { declared } from '../records/declared.ts'
import { editableFields } from '../records/fields.ts'
import { call, type Row } from './call.ts'

interface PageOfRows {
  readonly count: number
  readonly next: string | null
  readonly results: Row[]
}

/** Maximum number of ids in one `id__in`. */
const IDS_AT_ONCE = 100

/** The settings are a single row at their own path. */
const addressOf = (record: AnyRecord, id: Identifier): string =>
  record.name === settings.name ? record.path : `${record.path}${encodeURIComponent(String(id))}/`

/** The default order of a list. */
export const defaultSort = ({ order }: AnyRecord) => ({ field: order[0] ?? 'created', order: 'ASC' }) as const

/** The query of a list, without empty values and the default order. ADMIN-3. */
export function listQuery(
  record: AnyRecord,
  { pagination = { page: 1, perPage: 25 }, sort, filter = {} }: Partial<GetListParams>,
): URLSearchParams {
  const query = new URLSearchParams({
    page: String(pagination.page),
    page_size: String(Math.min(pagination.perPage, record.maxPageSize)),
  })
  for (const [name, value] of Object.entries(filter as Record<string, unknown>))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value).trim())
  const standard = defaultSort(record)
  if (sort !== undefined && (sort.field !== standard.field || sort.order !== standard.order))
    query.set('ordering', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`)
  return query
}

/** The changed values among the editable fields. */
export function changesOf(
  record: AnyRecord,
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = editableFields(record).filter(
    ({ name }) => name in data && JSON.stringify(data[name]) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed.map(({ name }) => [name, data[name] ?? null]))
}

const rowsById = async (record: AnyRecord, ids: readonly Identifier[]): Promise<Row[]> => {
  if (!record.idIn) {
    const rows = ids.map((id) => call<Row>(addressOf(record, id)).catch(() => null))
    return (await Promise.all(rows)).filter((row) => row !== null)
  }
  const size = Math.min(IDS_AT_ONCE, record.maxPageSize)
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  )
  const pages = parts.map((part) =>
    call<PageOfRows>(
      `${record.path}?${new URLSearchParams({ id__in: part.join(), page_size: String(size) })}`,
    ),
  )
  return (await Promise.all(pages)).flatMap(({ results }) => results)
}

const list = async (record: AnyRecord, params: Partial<GetListParams>, signal?: AbortSignal) => {
  const { count, results } = await call<PageOfRows>(`${record.path}?${listQuery(record, params)}`, { signal })
  return { data: results, total: count }
}

/** Runs the calls one by one; those before a failure have taken effect, and the failure is thrown. */
async function each(ids: readonly Identifier[], work: (id: Identifier) => Promise<unknown>) {
  for (const id of ids) await work(id)
  return { data: [...ids] }
}

/** The shop's REST API as react-admin's data provider: a resource is a record. */
const provider = {
  getList: (resource: string, { signal, ...params }: GetListParams) =>
    list(declared(resource), params, signal),
  getOne: async (resource: string, { id }: { id: Identifier }) => ({
    data: await call<Row>(addressOf(declared(resource), id)),
  }),
  getMany: async (resource: string, { ids }: { ids: Identifier[] }) => ({
    data: await rowsById(declared(resource), ids),
  }),
  getManyReference: (
    resource: string,
    { target, id, filter, ...params }: GetListParams & { target: string; id: Identifier },
  ) =>
    list(declared(resource), {
      ...params,
      filter: { ...(filter as Record<string, unknown>), [target]: id },
    }),
  create: async (resource: string, { data }: { data: Record<string, unknown> }) => {
    const record = declared(resource)
    const stated = editableFields(record).filter(({ name }) => data[name] !== undefined)
    const body = Object.fromEntries(stated.map(({ name }) => [name, data[name]]))
    return { data: await call<Row>(record.path, { method: 'POST', body }) }
  },
  update: async (
    resource: string,
    { id, data, previousData }: { id: Identifier; data: Record<string, unknown>; previousData: Row },
  ) => {
    const record = declared(resource)
    const body = changesOf(record, data, previousData)
    if (Object.keys(body).length === 0) return { data: previousData }
    const { revision } = previousData
    return { data: await call<Row>(addressOf(record, id), { method: 'PATCH', body, revision }) }
  },
  updateMany: (resource: string, { ids, data }: { ids: Identifier[]; data: Record<string, unknown> }) =>
    each(ids, (id) => call(addressOf(declared(resource), id), { method: 'PATCH', body: data })),
  delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: RaRecord }) => {
    await call(addressOf(declared(resource), id), { method: 'DELETE' })
    return { data: previousData ?? { id } }
  },
  deleteMany: (resource: string, { ids }: { ids: Identifier[] }) =>
    each(ids, (id) => call(addressOf(declared(resource), id), { method: 'DELETE' })),
  supportAbortSignal: true,
}

/** Typed for rows of any shape, as needed by generated pages. */
export const dataProvider = provider as unknown as DataProvider
