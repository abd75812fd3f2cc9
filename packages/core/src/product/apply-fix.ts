import type { Problem } from '../problem/problem.ts'
import { type ChosenOption, type Lamination, LAMINATIONS, type Configuration } from './types.ts'

type QuickFix = NonNullable<Problem['fix']>

/** The wishes with a problem's mend applied; a mend for a field that is none of theirs changes nothing. */
export function applyFix(configuration: Configuration, { field, value }: QuickFix): Configuration {
  if (field.startsWith('options.')) {
    return {
      ...configuration,
      options: withOption(configuration.options, field.slice('options.'.length), value),
    }
  }
  return Object.hasOwn(QUICK_FIXES, field)
    ? { ...configuration, ...QUICK_FIXES[field as keyof typeof QUICK_FIXES](configuration, value) }
    : configuration
}

const QUICK_FIXES = {
  width: (_: Configuration, width: string) => ({ width }),
  height: (_: Configuration, height: string) => ({ height }),
  size: ({ width: w, height: h }: Configuration, value: string) => {
    const [width = w, height = h] = value.split('x')
    return { width, height }
  },
  quantity: (_: Configuration, quantity: string) => ({ quantity }),
  material: (_: Configuration, materialId: string) => ({ materialId }),
  material_color: (_: Configuration, materialColorId: string) => ({ materialColorId }),
  lamination: (_: Configuration, value: string) => ({ lamination: laminationNamed(value) }),
  packaging: ({ packaging }: Configuration, packageSizeId: string) => ({
    packaging: packaging ? { ...packaging, packageSizeId } : null,
  }),
} satisfies Record<string, (configuration: Configuration, value: string) => Partial<Configuration>>

const laminationNamed = (value: string): Lamination | null =>
  LAMINATIONS.find((each) => each === value) ?? null

/** One set's choice replaced; an empty id takes it out. */
function withOption(
  options: readonly ChosenOption[],
  optionSetId: string,
  optionId: string,
): readonly ChosenOption[] {
  const others = options.filter((each) => each.optionSetId !== optionSetId)
  return optionId === '' ? others : [...others, { optionSetId, optionId }]
}
