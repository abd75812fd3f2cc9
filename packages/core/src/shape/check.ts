import { type DataCode, PriceDataError } from '../price/errors.ts'
import { type Node, type Shape, shown } from './shape.ts'

/** The way to a value, from its end: no text is made of it until there is a fault. */
interface Path {
  readonly before: Path | null
  readonly part: string | number
}

/** Throws a {@link PriceDataError} with the code and path of the first fault of a value. */
export function assertShape<T>(shape: Shape<T>, value: unknown): asserts value is T {
  assertNode(shape, value, null)
}

function assertNode(node: Node, value: unknown, path: Path | null): void {
  switch (node.kind) {
    case 'nullable':
      return value === null ? undefined : assertNode(node.of, value, path)
    case 'optional':
      return value === undefined ? undefined : assertNode(node.of, value, path)
    case 'text':
      return assertText(node, value, path)
    case 'whole':
      if (!Number.isSafeInteger(value)) fail('data.whole', path, `${shown(value)} is no whole number`)
      if ((value as number) < node.least || (value as number) > node.most)
        fail('data.whole', path, `${shown(value)} is not from ${node.least} to ${node.most}`)
      return
    case 'flag':
      if (typeof value !== 'boolean') fail('data.flag', path, `${shown(value)} is neither true nor false`)
      return
    case 'choice':
      if (!node.values.includes(value as string))
        fail('data.choice', path, `${shown(value)} is none of ${node.values.join(', ')}`)
      return
    case 'list':
      return assertList(node, value, path)
    case 'fields':
      return assertFields(node, value, path)
  }
}

function assertText(node: Node & { kind: 'text' }, value: unknown, path: Path | null): void {
  if (typeof value !== 'string') fail(node.code, path, `${shown(value)} is no text`)
  if (value.length < node.least || value.length > node.most)
    fail(node.code, path, `text of ${value.length} characters, not of ${node.least} to ${node.most}`)
  if (node.pattern && !node.pattern.test(value)) fail(node.code, path, `${shown(value)} has another form`)
}

function assertList(node: Node & { kind: 'list' }, value: unknown, path: Path | null): void {
  if (!Array.isArray(value)) fail('data.list', path, `${shown(value)} is no list`)
  if (value.length < node.least || value.length > node.most)
    fail('data.list', path, `${value.length} entries, not ${node.least} to ${node.most}`)
  for (let index = 0; index < value.length; index += 1)
    assertNode(node.of, value[index], { before: path, part: index })
}

function assertFields(node: Node & { kind: 'fields' }, value: unknown, path: Path | null): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail('data.object', path, `${shown(value)} is no object`)
  const of = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(of))
    if (!Object.hasOwn(node.fields, name))
      fail('data.unknown-field', { before: path, part: name }, 'no field of this name')
  for (const [name, field] of node.entries) {
    const at = { before: path, part: name }
    const own = Object.hasOwn(of, name) ? of[name] : undefined
    if (own === undefined && field.kind !== 'optional') fail('data.missing', at, 'is missing')
    assertNode(field, own, at)
  }
  for (const rule of node.rules)
    for (const { code, path: more, text } of rule(value as never))
      fail(
        code,
        more.reduce<Path | null>((before, part) => ({ before, part }), path),
        text,
      )
}

function fail(code: DataCode, path: Path | null, text: string): never {
  throw new PriceDataError(text, code, pathText(path))
}

/** `materials[0].priceTable.rows[1].rates[2]`. */
function pathText(path: Path | null): string {
  if (path === null) return ''
  const before = pathText(path.before)
  if (typeof path.part === 'number') return `${before}[${path.part}]`
  return before === '' ? path.part : `${before}.${path.part}`
}
