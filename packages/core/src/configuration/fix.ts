import type { Problem } from '../problem/problem.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import { type ChosenOption, LAMINATIONS } from './values.ts'

type QuickFix = NonNullable<Problem['fix']>

/** The change that a problem's fix makes; empty for a field that is not part of a configuration. */
export function changeOfFix(configuration: Configuration, { field, value }: QuickFix): ConfigurationChange {
  if (field.startsWith('options.')) {
    const optionIds = value === '' ? [] : [value]
    return { options: chooseOptions(configuration.options, field.slice('options.'.length), optionIds) }
  }
  return Object.hasOwn(FIXES, field) ? FIXES[field as keyof typeof FIXES](value, configuration) : {}
}

const FIXES = {
  width: (width: string) => ({ width }),
  height: (height: string) => ({ height }),
  size: (value: string, configuration: Configuration) => {
    const [width = configuration.width, height = configuration.height] = value.split('x')
    return { width, height }
  },
  quantity: (quantity: string) => ({ quantity }),
  materialId: (materialId: string) => ({ materialId }),
  materialColorId: (materialColorId: string) => ({ materialColorId }),
  lamination: (value: string) => ({ lamination: LAMINATIONS.find((each) => each === value) ?? null }),
  packaging: (packageSizeId: string, { packaging }: Configuration) => ({
    packaging: packaging ? { ...packaging, packageSizeId } : null,
  }),
} satisfies Record<string, (value: string, configuration: Configuration) => ConfigurationChange>

/** The choices with those of one option set replaced, or removed if `optionIds` is empty. */
export const chooseOptions = (
  chosen: readonly ChosenOption[],
  optionSetId: string,
  optionIds: readonly string[],
): readonly ChosenOption[] => [
  ...chosen.filter((each) => each.optionSetId !== optionSetId),
  ...optionIds.map((optionId) => ({ optionSetId, optionId })),
]
