/**
 * Compressed JSON (SEO-18): a list of objects with the same fields becomes a table of values, and repeated parts are
 * stored once. It is plain JSON: `{"$": n}` refers to the nth of `shared`, `{"$": [fields, row, …]}` is a list of
 * objects.
 */
export interface Compact {
  readonly shared: readonly unknown[]
  readonly data: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** Marks a reference; field names that consist of it get one more. */
const MARK = '$'
/** Minimum length in characters of a shared part. */
const WORTH_SHARING = 32

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: Fields) => Object.entries(value).filter(([, each]) => each !== undefined)
const partsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isFields(value) ? Object.values(value) : []
const textOf = (value: unknown): string => {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return ''
  return JSON.stringify(value) ?? ''
}

/** The common fields of all objects in a list, in order; null if they differ or it isn't a list of objects. */
function commonFields(list: readonly unknown[]): readonly string[] | null {
  const [first] = list
  if (list.length < 2 || !isFields(first)) return null
  const names = fieldsOf(first).map(([name]) => name)
  if (names.length === 0) return null
  const isAlike = (each: unknown) =>
    isFields(each) &&
    fieldsOf(each).every(([name], at) => name === names[at]) &&
    fieldsOf(each).length === names.length
  return list.every(isAlike) ? names : null
}

export function compacted(data: unknown): Compact {
  const times = new Map<string, number>()
  const count = (value: unknown): void => {
    const text = textOf(value)
    if (text.length >= WORTH_SHARING) {
      const before = times.get(text) ?? 0
      times.set(text, before + 1)
      if (before > 0) return
    }
    for (const part of partsOf(value)) count(part)
  }
  count(data)

  const shared: unknown[] = []
  const places = new Map<string, number>()
  const write = (value: unknown): unknown => {
    const text = textOf(value)
    if ((times.get(text) ?? 0) < 2) return written(value)
    const at = places.get(text) ?? shared.length
    if (at === shared.length) {
      places.set(text, at)
      shared.push(null)
      shared[at] = written(value)
    }
    return { [MARK]: at }
  }
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const names = commonFields(value)
      if (names === null) return value.map(write)
      return { [MARK]: [names, ...value.map((each: Fields) => names.map((name) => write(each[name])))] }
    }
    if (!isFields(value)) return value
    return Object.fromEntries(
      fieldsOf(value).map(([name, each]) => [name.startsWith(MARK) ? MARK + name : name, write(each)]),
    )
  }
  return { data: write(data), shared }
}

/** Restores the data; fields without a value are absent. */
export function expanded({ shared, data }: Compact): unknown {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read)
    if (!isFields(value)) return value
    const mark = value[MARK]
    if (typeof mark === 'number') return read(shared[mark])
    if (Array.isArray(mark)) {
      const [names = [], ...rows] = mark as readonly (readonly unknown[])[]
      return rows.map((row) => Object.fromEntries(names.map((name, at) => [String(name), read(row[at])])))
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name.startsWith(MARK) ? name.slice(1) : name, read(each)]),
    )
  }
  return read(data)
}
