import { z } from 'zod'
import { type AnyRecord, type DeclaredField, fieldsOf } from '../record/index.ts'
import type { RecordView } from '../views.ts'

const WHO_READS = { published: 'everyone (published rows)', owner: 'its owner, and staff' } as const
const FATES = {
  moves: 'moves to the account',
  stays: 'stays',
  removed: 'is removed',
  renamed: 'is renamed',
} as const
const WHO_SAVES = { staff: 'staff', owner: 'its owner, and staff' } as const

/** `docs/records.md`: every record with its URL, its policy and its fields. */
export const recordsPage = (records: readonly AnyRecord[], views: readonly RecordView[]): string =>
  [
    '# Records',
    '',
    'Generated from `packages/records` by `npm run docs -w @kisscut/records`; edit the declarations, not this page.',
    '',
    'Every row has an `id`, `created`, `updated` and a `revision` that counts its changes. A save may state the revision it changes as',
    '`If-Match: "3"`: if the row has another one by then, the response is 412 with both versions.',
    '',
    '| Record | Address | Read by | Saved by |',
    '| --- | --- | --- | --- |',
    ...records.map(indexLine),
    ...views.map(({ of, shown }) => `| ${shown.name} | \`${shown.path}\` | as [${of.name}](#${of.name}) | |`),
    '',
    ...records.flatMap(recordLines),
    ...views.flatMap(viewLines),
  ].join('\n')

/** Lines about sign-in, expired sessions and renamed currencies. */
const fateLines = ({ onSignIn, onExpiry, onRenamedCurrency }: AnyRecord): string[] => [
  ...(onSignIn === undefined
    ? []
    : [`- When its guest signs in: ${FATES[onSignIn]}; when the session expires: ${FATES[onExpiry!]}`]),
  ...(onRenamedCurrency === undefined
    ? []
    : [`- When the main currency is renamed: ${FATES[onRenamedCurrency]}`]),
]

const indexLine = (record: AnyRecord) =>
  `| [${record.name}](#${record.name}) | \`${record.path}\` | ${WHO_READS[record.read]}${publishedWords(record)} | ${WHO_SAVES[record.save]} |`

const viewLines = ({ of, shown }: RecordView): string[] => [
  `## ${shown.name}`,
  '',
  `${shown.about} A view of [${of.name}](#${of.name}) at \`${shown.path}\` with: ${Object.keys(shown.schema.shape).join(', ')}.`,
  '',
]

function recordLines(record: AnyRecord): string[] {
  const lists = [...record.filters, ...(record.idIn ? ['id__in'] : [])]
  return [
    `## ${record.name}`,
    '',
    record.about,
    '',
    `- Address: \`${record.path}\``,
    `- Read by: ${WHO_READS[record.read]}${publishedWords(record)}`,
    `- Saved by: ${WHO_SAVES[record.save]}`,
    ...fateLines(record),
    `- Lists: ${record.pageSize} rows, at most ${record.maxPageSize}${lists.length > 0 ? `; by ${lists.join(', ')}` : ''}`,
    '',
    '| Field | Kind | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...fieldsOf(record).map(fieldLine),
    ...record.computed.map((name) => `| ${name} | computed |  | read only |`),
    ...Object.entries(record.parts).map(
      ([name, { of, by }]) =>
        `| ${name} | parts → ${of} |  | ids of those whose \`${by}\` it is; read only |`,
    ),
    '',
  ]
}

const publishedWords = (record: AnyRecord) =>
  Object.entries(record.published)
    .map(([key, value]) => ` (\`${key}\` is ${value})`)
    .join('')

function fieldLine({ name, schema, meta }: DeclaredField): string {
  const target = meta.to === undefined ? '' : ` → ${meta.to}`
  const notes = [
    meta.help,
    meta.byShop && 'set by the shop',
    meta.isPart && 'it goes with it',
    meta.staffOnly && 'staff only',
    meta.words?.map((word, at) => `${word.replace('_', ' ')} ${at}`).join(', '),
    choicesOf(schema),
  ].filter((note) => typeof note === 'string')
  return `| ${name} | ${meta.kind.replace('_', ' ')}${target} | ${defaultOf(schema)} | ${notes.join('; ')} |`
}

function defaultOf(schema: z.ZodType): string {
  if (!(schema instanceof z.ZodDefault)) return schema instanceof z.ZodNullable ? 'null' : 'required'
  const value = JSON.stringify(schema.parse(undefined))
  return value.length > 24 ? 'empty' : `\`${value}\``
}

function choicesOf(schema: z.ZodType): string | undefined {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return choicesOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodEnum ? schema.options.join(', ') : undefined
}
