import type { ChosenOption } from '@kisscut/core/product'
import type { CustomRow } from '../custom-rows.ts'
import { partRowsOf } from './part-rows.ts'

interface Options {
  /** Id of the changed option's row. */
  readonly id: string
  readonly options: readonly ChosenOption[]
}

/** A custom's parts reduced to its options. */
const OPTIONS_ALONE = { design: null, special_offer: null } as const

/** The options of a custom with one changed, added (no id) or removed (no values). */
export function withOption(
  whole: CustomRow,
  id: string | null,
  values: Readonly<Record<string, unknown>> | null,
): Options {
  const ids = partRowsOf({ ...whole, ...OPTIONS_ALONE }).map((row) => row.id)
  const at = id === null ? ids.length : ids.indexOf(id)
  const changed = values === null ? [] : [{ ...whole.options[at], ...pick(values) }]
  const options = [...whole.options.slice(0, at), ...changed, ...whole.options.slice(at + 1)] as {
    option_set: string
    option: string
  }[]
  const after = partRowsOf({ ...whole, ...OPTIONS_ALONE, options }).map((row) => row.id)
  return {
    id: after[at] ?? id ?? '',
    options: options.map(({ option_set, option }) => ({ optionSetId: option_set, optionId: option })),
  }
}

const pick = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ['option_set', 'option'].flatMap((name) => (name in values ? [[name, values[name]]] : [])),
  )
