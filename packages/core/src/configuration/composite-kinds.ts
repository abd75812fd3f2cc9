import { cutText } from '../text/index.ts'
import { LONGEST_LIST } from '../variable-data/limits.ts'
import type { Kind } from './kind.ts'
import { LONGEST_FIELD, textIn } from './simple-kinds.ts'
import type {
  AgreedTerms,
  ArtworkPlacement,
  ChosenOption,
  PackagingChoice,
  VariableDataInput,
} from './values.ts'

/** Most option sets read from a form; no product has more. */
const MOST_SETS = 100
const MOST_OF_A_SET = 20

/** A chosen option as stored: two ids. */
export interface OptionColumn {
  readonly option_set: string
  readonly option: string
}

/** Options by their sets: `option.<set id>` in a form, once per choice, in any order. */
export const options: Kind<readonly ChosenOption[], OptionColumn[], 'options'> = {
  name: 'options',
  toColumn: (chosen) =>
    chosen.map(({ optionSetId, optionId }) => ({ option_set: optionSetId, option: optionId })),
  fromColumn: (column) =>
    column.map(({ option_set, option }) => ({ optionSetId: option_set, optionId: option })),
  toForm: (chosen, name) =>
    chosen.map(({ optionSetId, optionId }) => [`${name}.${optionSetId}`, optionId] as const),
  fromForm: (form, name, { isWhole }) => {
    const sets = [...new Set(form.keys())].filter((key) => key.startsWith(`${name}.`)).slice(0, MOST_SETS)
    if (sets.length === 0 && !isWhole) return undefined
    return sets.flatMap((key) =>
      form
        .getAll(key)
        .filter((id) => id !== '')
        .slice(0, MOST_OF_A_SET)
        .map((id) => ({ optionSetId: key.slice(name.length + 1), optionId: cutText(id, LONGEST_FIELD) })),
    )
  },
  canonical: inOrder,
}

function inOrder(chosen: readonly ChosenOption[]): readonly string[] {
  return chosen.map(({ optionSetId, optionId }) => JSON.stringify([optionSetId, optionId])).sort()
}

/** Fields of variable data besides the one that states its kind. */
export const FIELDS_OF_VARIABLE_DATA = ['range_from', 'range_to', 'list'] as const

/** A range or a list: the field itself states its kind (`none`, `range`, `list`); a link may imply it. */
export const variableData: Kind<VariableDataInput | null, VariableDataInput | null, 'variable_data'> = {
  name: 'variable_data',
  toColumn: (data) => data,
  fromColumn: (data) => data,
  toForm: (data, name) => {
    if (data === null) return []
    const parts: [string, string][] =
      data.kind === 'list'
        ? [['list', data.text]]
        : [
            ['range_from', data.from],
            ['range_to', data.to],
          ]
    return [[name, data.kind], ...parts]
  },
  fromForm: (form, name, { isWhole }) => {
    const [from, to] = [textIn(form, 'range_from') ?? '', textIn(form, 'range_to') ?? '']
    const list = textIn(form, 'list', LONGEST_LIST) ?? ''
    const implied = from !== '' || to !== '' ? 'range' : list === '' ? null : 'list'
    const kind = form.get(name) ?? implied
    if (kind === 'range') return { kind, from, to }
    if (kind === 'list') return { kind, text: list }
    return isWhole || kind === 'none' ? null : undefined
  },
}

/** A chosen package as stored: two ids. */
export interface PackagingColumn {
  readonly package: string
  readonly size: string
}

/** A package and its size: `<package>:<size>` in a form, or empty for none. */
export const packaging: Kind<PackagingChoice | null, PackagingColumn | null, 'packaging'> = {
  name: 'packaging',
  toColumn: (chosen) => chosen && { package: chosen.packageId, size: chosen.packageSizeId },
  fromColumn: (column) => column && { packageId: column.package, packageSizeId: column.size },
  toForm: (chosen, name) => (chosen ? [[name, packagingText(chosen)]] : []),
  fromForm: (form, name, { isWhole }) => {
    if (!isWhole && !form.has(name)) return undefined
    const [packageId = '', packageSizeId = ''] = (textIn(form, name) ?? '').split(':').map(decoded)
    return packageId === '' || packageSizeId === '' ? null : { packageId, packageSizeId }
  },
}

/** Form value of a package size. */
export const packagingText = ({ packageId, packageSizeId }: PackagingChoice): string =>
  `${encodeURIComponent(packageId)}:${encodeURIComponent(packageSizeId)}`

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const SIDES = ['x', 'y', 'width', 'height', 'rotation'] as const

/** The artwork's placement, `placement.x` and so on in a form; null if there is no artwork, or the shop places it. */
export const placement: Kind<ArtworkPlacement | null, ArtworkPlacement | null, 'placement'> = {
  name: 'placement',
  toColumn: (placed) => placed,
  fromColumn: (placed) => placed,
  toForm: (placed, name) => (placed ? SIDES.map((side) => [`${name}.${side}`, placed[side]] as const) : []),
  fromForm: (form, name) => {
    if (!SIDES.every((side) => form.has(`${name}.${side}`))) return undefined
    const side = (of: (typeof SIDES)[number]) => textIn(form, `${name}.${of}`) ?? ''
    return {
      x: side('x'),
      y: side('y'),
      width: side('width'),
      height: side('height'),
      rotation: side('rotation'),
    }
  },
}

/** Terms agreed with staff; null if there are none. No form states them. */
export const agreed: Kind<AgreedTerms | null, AgreedTerms | null, 'agreed'> = {
  name: 'agreed',
  toColumn: (terms) => terms,
  fromColumn: (terms) => terms,
  toForm: () => [],
  fromForm: () => undefined,
}
