import type { Problem } from '../problem/problem.ts'
import { type ChosenOption, type Lamination, LAMINATIONS, type Wishes } from './types.ts'

type Mend = NonNullable<Problem['mend']>

/** The wishes with a problem's mend applied; a mend for a field that is none of theirs changes nothing. */
export function applyMend(wishes: Wishes, { field, value }: Mend): Wishes {
  if (field.startsWith('options.')) {
    return { ...wishes, options: withOption(wishes.options, field.slice('options.'.length), value) }
  }
  return Object.hasOwn(MENDS, field)
    ? { ...wishes, ...MENDS[field as keyof typeof MENDS](wishes, value) }
    : wishes
}

const MENDS = {
  width: (_: Wishes, width: string) => ({ width }),
  height: (_: Wishes, height: string) => ({ height }),
  size: ({ width: w, height: h }: Wishes, value: string) => {
    const [width = w, height = h] = value.split('x')
    return { width, height }
  },
  quantity: (_: Wishes, quantity: string) => ({ quantity }),
  material: (_: Wishes, materialId: string) => ({ materialId }),
  material_color: (_: Wishes, materialColorId: string) => ({ materialColorId }),
  lamination: (_: Wishes, value: string) => ({ lamination: laminationNamed(value) }),
  packaging: ({ packaging }: Wishes, packageSizeId: string) => ({
    packaging: packaging ? { ...packaging, packageSizeId } : null,
  }),
} satisfies Record<string, (wishes: Wishes, value: string) => Partial<Wishes>>

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
