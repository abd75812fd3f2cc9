import { z } from 'zod'
import { type AnyRecord, metaOf } from '../record/index.ts'

const WHO_READS = { published: 'everyone, what is published', owner: 'its owner, and staff' } as const
const WHO_SAVES = { staff: 'staff', owner: 'its owner, and staff' } as const

/** `docs/records.md`: every record with its address, its policy and its fields. */
export const recordsPage = (records: readonly AnyRecord[]): string =>
  [
    '# Records',
    '',
    'Generated from `packages/records` by `npm run docs -w @kisscut/records`; edit the declarations, not this page.',
    '',
    ...records.map((record) => `- [${record.name}](#${record.name})`),
    '',
    ...records.flatMap(recordLines),
  ].join('\n')

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
    `- Lists: ${record.pageSize} rows, at most ${record.maxPageSize}${lists.length > 0 ? `; by ${lists.join(', ')}` : ''}`,
    '',
    '| Field | Kind | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...Object.entries(record.schema.shape as Record<string, z.ZodType>).map(fieldLine),
    '',
  ]
}

const publishedWords = (record: AnyRecord) =>
  Object.entries(record.published)
    .map(([key, value]) => ` (\`${key}\` is ${value})`)
    .join('')

function fieldLine([key, schema]: [string, z.ZodType]): string {
  const meta = metaOf(schema)
  const target = meta.to === undefined ? '' : ` → ${meta.to}`
  const notes = [
    meta.help,
    meta.byShop && 'set by the shop',
    meta.staffOnly && 'staff only',
    choicesOf(schema),
  ].filter((note) => typeof note === 'string')
  return `| ${key} | ${meta.kind.replace('_', ' ')}${target} | ${defaultOf(schema)} | ${notes.join('; ')} |`
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
