import { CONTOUR_HOLES, DEFAULT_CONTOUR } from '../design/limits.ts'
import { PROOF_APPROVALS } from '../design/proof.ts'
import { agreed, options, packaging, placement, variableData } from './composite-kinds.ts'
import type { Kind } from './kind.ts'
import {
  amount,
  choice,
  count,
  decimal,
  flag,
  length,
  optionalChoice,
  reference,
  references,
  text,
} from './simple-kinds.ts'
import { DEFAULT_DIE_LINE, DIE_LINES, LAMINATIONS, LOW_RESOLUTION_CHOICES } from './values.ts'

/** The step of the page a field is chosen on; `shop`: set by the shop alone, never taken from a client. */
export type ConfigurationStep = 'details' | 'design' | 'finalize' | 'shop'

/** The part of a field's declaration that every derivation uses. */
export interface Field<Value = unknown, Column = unknown> {
  readonly kind: Kind<Value, Column>
  /** Its name in records and on the wire; null: not stored. */
  readonly column: string | null
  /** Its name in forms and query strings; null: no form states it. */
  readonly form: string | null
  readonly step: ConfigurationStep
  /** Its default; a field without one is required. */
  readonly default?: Value
  /** Record a reference points to. */
  readonly to?: string
  /** One line for records' documentation and OpenAPI. */
  readonly help?: string
  /** True where the design of a custom holds it: on the wire under the name of its column, but in no column. */
  readonly inDesign?: true
}

/**
 * Every choice about a product, declared once. The `Configuration` type, its zod schema, the columns of `custom`, the names on the wire,
 * in forms and query strings, change events, equality and all codecs derive from this. The rules in `price/` report invalid values.
 */
export const CONFIGURATION_FIELDS = {
  materialId: {
    kind: reference,
    column: 'material',
    form: 'material',
    step: 'details',
    to: 'template_material',
  },
  /** Null: the material has none, or none was chosen. */
  materialColorId: {
    kind: reference,
    column: 'material_color',
    form: 'color',
    step: 'details',
    default: null,
    to: 'color',
  },
  /** Inches. */
  width: { kind: length, column: 'width', form: 'width', step: 'details' },
  /** Inches. */
  height: { kind: length, column: 'height', form: 'height', step: 'details' },
  quantity: { kind: count, column: 'quantity', form: 'quantity', step: 'details' },
  /** Sets the quantity by its length. VAR-2. */
  variableData: {
    kind: variableData,
    column: 'variable_data',
    form: 'variable_data',
    step: 'details',
    default: null,
  },
  /** Null: the material's default. MAT-4. */
  lamination: {
    kind: optionalChoice(LAMINATIONS),
    column: 'option_laminate',
    form: 'lamination',
    step: 'details',
    default: null,
  },
  border: { kind: flag, column: 'option_border', form: 'border', step: 'details', default: false },
  flexCut: { kind: flag, column: 'option_flex_cut', form: 'flex_cut', step: 'details', default: false },
  reverseCut: {
    kind: flag,
    column: 'option_reverse_cut',
    form: 'reverse_cut',
    step: 'details',
    default: false,
  },
  options: { kind: options, column: 'options', form: 'option', step: 'details' },
  packaging: {
    kind: packaging,
    column: 'retail_package',
    form: 'packaging',
    step: 'details',
    default: null,
  },
  userFileId: {
    kind: reference,
    column: 'user_file',
    form: null,
    step: 'design',
    default: null,
    to: 'user_file',
  },
  vectorize: { kind: flag, column: 'option_vectorize', form: null, step: 'design', default: false },
  dieLine: {
    kind: choice(DIE_LINES),
    column: 'clip_type',
    form: 'die_line',
    step: 'design',
    default: DEFAULT_DIE_LINE,
    inDesign: true,
  },
  clipRadius: {
    kind: decimal,
    column: 'clip_radius',
    form: null,
    step: 'design',
    default: '10',
    help: 'percent of the shorter side, at most 50',
    inDesign: true,
  },
  /** Inches between artwork and contour. DESIGN-23. */
  contourOffset: {
    kind: decimal,
    column: 'contour_offset',
    form: null,
    step: 'design',
    default: String(DEFAULT_CONTOUR.offset),
    help: 'inches between artwork and contour, at most 0.25',
    inDesign: true,
  },
  contourSmoothness: {
    kind: decimal,
    column: 'contour_smoothness',
    form: null,
    step: 'design',
    default: String(DEFAULT_CONTOUR.smoothness),
    help: 'percent: how wide the notches are that a contour closes',
    inDesign: true,
  },
  contourHoles: {
    kind: choice(CONTOUR_HOLES),
    column: 'contour_holes',
    form: null,
    step: 'design',
    default: DEFAULT_CONTOUR.holes,
    help: 'drop: filled · keep: cut out',
    inDesign: true,
  },
  placement: {
    kind: placement,
    column: 'placement',
    form: 'placement',
    step: 'design',
    default: null,
    inDesign: true,
  },
  lowResolutionChoice: {
    kind: optionalChoice(LOW_RESOLUTION_CHOICES),
    column: 'low_resolution_choice',
    form: 'low_resolution_choice',
    step: 'finalize',
    default: null,
    help: 'of artwork that is too coarse',
  },
  proofApproval: {
    kind: choice(PROOF_APPROVALS),
    column: 'proof_approval',
    form: 'proof_approval',
    step: 'finalize',
    default: 'changes',
  },
  instructions: {
    kind: text,
    column: 'instructions',
    form: 'instructions',
    step: 'finalize',
    default: '',
  },
  /** Of a drag-drop-buy product, from left to right: its own records say which. DDB-2. */
  cliparts: { kind: references, column: null, form: null, step: 'shop', default: [] as readonly string[] },
  /** The colors of film that lettering is cut from, the lowest first: its design says which. LET-10. */
  filmColorIds: {
    kind: references,
    column: null,
    form: null,
    step: 'shop',
    default: [] as readonly string[],
  },
  /** Name of the material when it was chosen, for the message if it is gone. */
  materialName: { kind: reference, column: null, form: null, step: 'shop', default: null },
  /** Wins over the template's vectorize prices. PRICE-9. */
  vectorizePrice: {
    kind: amount,
    column: 'option_vectorize_price',
    form: null,
    step: 'shop',
    default: null,
  },
  /** Terms of an accepted quote: a price for this size and quantity only. QUOTE-5. */
  agreed: {
    kind: agreed,
    column: 'agreed',
    form: null,
    step: 'shop',
    default: null,
    help: 'terms of an accepted quote',
  },
} as const

type Fields = typeof CONFIGURATION_FIELDS
/** The name of a field of a configuration. */
export type FieldName = keyof Fields

type ValueOf<N extends FieldName> = Fields[N]['kind'] extends Kind<infer Value, infer _Column> ? Value : never
type ColumnOf<N extends FieldName> =
  Fields[N]['kind'] extends Kind<infer _Value, infer Column> ? Column : never
type Defaulted = { [N in FieldName]: Fields[N] extends { default: unknown } ? N : never }[FieldName]

/**
 * A shopper's choices about a product, as typed: everything is a string until a rule has parsed it. A field with a default may be left
 * out.
 */
export type Configuration = { readonly [N in Exclude<FieldName, Defaulted>]: ValueOf<N> } & {
  readonly [N in Defaulted]?: ValueOf<N>
}

/** Some fields, changed. */
export type ConfigurationChange = { readonly [N in FieldName]?: ValueOf<N> }

/** The same on the wire, by column name. */
export type ConfigurationColumns = {
  [N in FieldName as Fields[N]['column'] & string]: ColumnOf<N>
}

type InDesign = { [N in FieldName]: Fields[N] extends { inDesign: true } ? N : never }[FieldName]

/** Those that are columns of `custom`. */
export type StoredColumns = Omit<ConfigurationColumns, Fields[InDesign]['column']>

/** Those that the design of a custom holds. */
export type DesignColumns = Pick<ConfigurationColumns, Fields[InDesign]['column']>

/** All fields with their names, loosely typed for loops. */
export const FIELD_ENTRIES = Object.entries(CONFIGURATION_FIELDS) as unknown as readonly (readonly [
  FieldName,
  Field,
])[]

/** The fields of some steps. */
export const fieldsOfStep = (
  ...steps: readonly ConfigurationStep[]
): readonly (readonly [FieldName, Field])[] => FIELD_ENTRIES.filter(([, { step }]) => steps.includes(step))

/** A field's value, its default where it is absent. */
export const valueOf = (configuration: ConfigurationChange, name: FieldName): unknown =>
  configuration[name] ?? (CONFIGURATION_FIELDS[name] as Field).default ?? null

/** The fields of some steps that a change, or a whole configuration, states. */
export const pickSteps = (
  change: ConfigurationChange,
  ...steps: readonly ConfigurationStep[]
): ConfigurationChange =>
  Object.fromEntries(
    fieldsOfStep(...steps).flatMap(([name]) => (change[name] === undefined ? [] : [[name, change[name]]])),
  )

/** The part of a change that a client may state: no prices, and nothing else that only the shop sets. */
export const statedByClient = (change: ConfigurationChange): ConfigurationChange =>
  pickSteps(change, 'details', 'design', 'finalize')
