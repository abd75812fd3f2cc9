import { SHOWN_SIDES, shownTyped } from '@kisscut/core/configuration'
import type { Configuration, HiddenChoice } from '@kisscut/core/product'
import type { Unit } from '@kisscut/core/units'
import { FieldProblems, type QuickFix, type ShownProblem } from '../form/field-problems.tsx'
import { useDisplayPreferences } from '../page/locale.tsx'

/** The fields of each choice, by name and as a form sends them. */
const FIELDS = {
  size: {
    names: ['size', 'width', 'height'],
    sent: ({ width, height }, unit) => ({
      ...{ width: shownTyped(width, unit), height: shownTyped(height, unit) },
      ...{ [SHOWN_SIDES.width]: width, [SHOWN_SIDES.height]: height },
    }),
  },
  material: { names: ['materialId'], sent: ({ materialId }) => ({ material: materialId }) },
  materialColor: { names: ['materialColorId'], sent: ({ materialColorId }) => ({ color: materialColorId }) },
} as const satisfies Record<
  HiddenChoice,
  {
    readonly names: readonly string[]
    readonly sent: (
      configuration: Configuration,
      unit: Unit,
    ) => Readonly<Record<string, string | null | undefined>>
  }
>

interface Props {
  readonly configuration: Configuration
  readonly hidden: readonly HiddenChoice[]
  readonly problemsOf: (...fields: readonly string[]) => readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The choices that the page hides: sent unchanged, with their problems, which have no field of their own. FLOW-13. */
export function HiddenChoices({ configuration, hidden, problemsOf, onFix }: Props) {
  const { unit } = useDisplayPreferences()
  const sent = hidden.flatMap((choice) => Object.entries(FIELDS[choice].sent(configuration, unit)))
  return (
    <>
      {sent.map(
        ([name, value]) =>
          value != null && value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {hidden.length > 0 && (
        <FieldProblems
          problems={problemsOf(...hidden.flatMap((choice) => [...FIELDS[choice].names]))}
          onFix={onFix}
        />
      )}
    </>
  )
}
