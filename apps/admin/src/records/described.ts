import {
  fieldsOf,
  type AnyRecord,
  type DeclaredField,
  quoteRequest,
  recordNamed,
  type RecordName,
  settings,
} from '@kisscut/records'
import { GROUPS, RECORD_WORDS, type Group, type RecordWords, type Section } from '../messages/records.ts'
import { editableFields, isColor, isRequired } from './fields.ts'

export const wordsOfRecord = (name: string): RecordWords => RECORD_WORDS[name as RecordName]

/** Whether rows are created by staff; others come from shoppers, by rules of their own. */
export const isMadeHere = (record: AnyRecord): boolean => record.save === 'staff'

/** The menu: groups with their records, in the order of the labels. */
export const MENU: readonly (readonly [Group, readonly AnyRecord[]])[] = (Object.keys(GROUPS) as Group[]).map(
  (group) => [
    group,
    (Object.keys(RECORD_WORDS) as RecordName[])
      .filter((name) => RECORD_WORDS[name].group === group)
      .map((name) => recordNamed(name)),
  ],
)

/** Fields that can name a row, the best first. */
const TITLES = ['name', 'title', 'label', 'text', 'code', 'slug', 'url']

/** The field that names a row of this record; `id` by default. */
export const titleField = (record: AnyRecord): string =>
  TITLES.find((name) => name in record.schema.shape) ?? 'id'

/** The name of a row. */
export const titleOf = (record: AnyRecord, row: Readonly<Record<string, unknown>>): string => {
  const title = row[titleField(record)]
  return typeof title === 'string' && title !== '' ? title : String(row['id'] ?? '')
}

/** Fields with a picture of a row, the best first. */
const PICTURES = [
  'thumbnail_url',
  'image_url',
  'preview_url',
  'preview',
  'image',
  'texture_thumbnail',
  'sample_artwork_url',
  'button_image',
]

export const pictureField = (record: AnyRecord): string | null =>
  PICTURES.find((name) => name in record.schema.shape) ??
  fieldsOf(record).find(({ meta, name }) => meta.kind === 'address' && !name.endsWith('url'))?.name ??
  null

/** Usefulness of a kind as a column; kinds that say nothing at a glance have none. */
const WEIGHTS: Partial<Readonly<Record<DeclaredField['meta']['kind'], number>>> = {
  ref: 6,
  choice: 5,
  code: 5,
  money: 5,
  inches: 4,
  percent: 4,
  mention: 4,
  integer: 2,
  decimal: 3,
  ratio: 3,
  flag: 2,
  text: 1,
  links: 1,
  number_list: 1,
}
const WORTH_SEEING =
  /^(public|hidden|enabled|width|height|sku|look|tool_type|short_name|display|wanted_product|needed_by)$/
const SELDOM_SEEN = /^(order|currency|meta_|canonical|slug|path$|max_|minimum_|default_)/

/** The fields a list can show: all except long texts and JSON. */
export const columnsOf = (record: AnyRecord): readonly DeclaredField[] =>
  fieldsOf(record).filter(
    ({ name, meta }) =>
      meta.kind !== 'json' &&
      meta.kind !== 'long_text' &&
      meta.kind !== 'address' &&
      name !== titleField(record) &&
      name !== 'revision',
  )

/** Number of columns shown by default. */
const COLUMNS = 5

export const shownColumns = (record: AnyRecord): readonly string[] => {
  const weight = (field: DeclaredField): number =>
    (WEIGHTS[field.meta.kind] ?? 0) +
    (WORTH_SEEING.test(field.name) ? 5 : 0) +
    (record.filters.includes(field.name) ? 2 : 0) +
    (isColor(record, field) ? 4 : 0) -
    (SELDOM_SEEN.test(field.name) ? 8 : 0)
  return columnsOf(record)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, COLUMNS)
    .map(({ name }) => name)
}

/** Kinds that a list can be filtered by. */
const FILTERED = new Set(['choice', 'code', 'ref', 'mention'])

/** The filters of a list: of booleans and references, only common ones, so that saved views stay visible below them. */
export const filtersOf = (record: AnyRecord): readonly DeclaredField[] =>
  fieldsOf(record).filter(({ name, meta }) => {
    const isWanted = record.filters.includes(name) || WORTH_SEEING.test(name)
    return FILTERED.has(meta.kind) || (isWanted && /^(flag|links)$/.test(meta.kind))
  })

/** Rules that assign a field to a section of a long form: the first match applies. */
const PLACES: readonly (readonly [Section, (field: DeclaredField) => boolean])[] = [
  ['search', ({ name }) => /^(meta_|canonical)/.test(name)],
  [
    'price',
    ({ name, meta }) =>
      meta.kind === 'money' ||
      /price|amount|charge|currency|percent|quantit|stock|backorder|value_csv|production_times|licens/.test(
        name,
      ),
  ],
  [
    'pictures',
    ({ name, meta }) => meta.kind === 'address' || /image|scenes|video|preview$|^sample_/.test(name),
  ],
  [
    'page',
    ({ name }) => /^(sections|blocks|rating|review_count|featured|display|menu|show_|hide_)/.test(name),
  ],
  [
    'design',
    ({ name }) => /^(disable_|option_|canvas_|background_color|cut_out|licensing|multi_side)/.test(name),
  ],
  ['colors', ({ meta, name }) => /colors?$|^color_maps$/.test(name) && /^(links|flag)$/.test(meta.kind)],
  [
    'made',
    ({ meta, name }) =>
      /^(links|mentions)$/.test(meta.kind) ||
      (meta.kind !== 'text' && /^(default_)?material|color/.test(name)),
  ],
  [
    'size',
    ({ name, meta }) => meta.kind === 'inches' || /width|height|ratio|size|radius|clip_|max_/.test(name),
  ],
  ['basics', () => true],
]

/** Sections of special forms, by field names. */
const PARTS: Readonly<Record<string, readonly (readonly [Section, readonly string[]])[]>> = {
  [quoteRequest.name]: [
    [
      'request',
      [
        ...['name', 'email', 'wanted_product', 'quantity', 'width', 'height'],
        ...['wanted_material', 'needed_by', 'message', 'user_file'],
      ],
    ],
    [
      'offer',
      [
        ...['state', 'template', 'material', 'offered_width', 'offered_height', 'offered_quantity'],
        ...['unit_price', 'valid_until', 'response'],
      ],
    ],
  ],
  [settings.name]: [
    ['texts', ['name', 'tagline', 'description', 'about']],
    ['look', ['logo', 'accent_color', 'background_color']],
    ['contact', ['legal_name', 'postal_address', 'email', 'phone']],
    ['figures', ['currency', 'currencies', 'tax_rate', 'tax_name', 'unit', 'locale']],
    ['calendar', ['cut_off', 'timezone', 'proof_days', 'holidays']],
    ['print_rules', ['good_resolution', 'low_resolution', 'coarse_resolution', 'bleed', 'safe_area']],
    ['finding', ['search_synonyms']],
    ['staff', ['require_two_factor']],
    ['api', ['cors_origins']],
  ],
}

/** With fewer fields a form has no sections. */
const SHORT = 10
const ORDER: readonly Section[] = [
  'basics',
  'made',
  'size',
  'price',
  'colors',
  'pictures',
  'page',
  'design',
  'search',
  'more',
]

/** Order of fields: the published flag, the name, required fields, others as declared, and booleans last. */
const inOrder = (fields: readonly DeclaredField[]): readonly DeclaredField[] => {
  const place = (field: DeclaredField): number => {
    if (field.name === 'public') return 0
    if (field.name === 'name') return 1
    if (isRequired(field)) return 2
    return field.meta.kind === 'flag' ? 4 : 3
  }
  return fields.toSorted((a, b) => place(a) - place(b))
}

/** The fields of a form by section. */
export function sectionsOf(record: AnyRecord): readonly (readonly [Section, readonly DeclaredField[]])[] {
  const fields = editableFields(record)
  const parts = PARTS[record.name]
  if (parts !== undefined)
    return parts.map(([section, names]) => [
      section,
      names.flatMap((name) => fields.filter((field) => field.name === name)),
    ])
  if (fields.length <= SHORT) return [['basics', inOrder(fields)]]
  const placed = new Map<Section, DeclaredField[]>(ORDER.map((section) => [section, []]))
  for (const field of fields) {
    const [section] = PLACES.find(([, fits]) => fits(field)) ?? ['basics' as const]
    placed.get(section)?.push(field)
  }
  return [...placed].flatMap(([section, some]) =>
    some.length > 0 ? [[section, inOrder(some)] as const] : [],
  )
}
