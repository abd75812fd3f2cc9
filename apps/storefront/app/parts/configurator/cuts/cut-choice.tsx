import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import * as messages from '../../../messages/setup.ts'
import css from '../options/option-set.module.css'

interface Props {
  readonly flexCut: boolean
  readonly reverseCut: boolean
  /** False for products that are cut along their contour or sticker by sticker anyway. */
  readonly offersFlexCut: boolean
  /** Only reversible materials offer reverse cut. */
  readonly isReversible: boolean
  readonly reverseCutOf: keyof typeof messages.reverseCutHelp
  readonly onChange: (change: { readonly flexCut?: boolean; readonly reverseCut?: boolean }) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** Flex cut, along the contour, and reverse cut, for the inside of glass; both free of charge. OPT-13, OPT-14. */
export function CutChoice(props: Props) {
  const { flexCut, reverseCut, offersFlexCut, isReversible, onChange, problems, onFix } = props
  const hasFlexCut = offersFlexCut || flexCut
  const hasReverseCut = isReversible || reverseCut
  if (!hasFlexCut && !hasReverseCut) return null
  return (
    <ChoiceGroup title={messages.cut} problems={problems} onFix={onFix}>
      <div className={css.checks}>
        {hasFlexCut && (
          <Check
            name="flex_cut"
            label={messages.flexCut}
            help={messages.flexCutHelp}
            checked={flexCut}
            onChange={(checked) => onChange({ flexCut: checked })}
          />
        )}
        {hasReverseCut && (
          <Check
            name="reverse_cut"
            label={messages.reverseCut}
            help={messages.reverseCutHelp[props.reverseCutOf]}
            checked={reverseCut}
            onChange={(checked) => onChange({ reverseCut: checked })}
          />
        )}
      </div>
    </ChoiceGroup>
  )
}

interface CheckProps {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Check({ name, label, help, checked, onChange }: CheckProps) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css.name}>{label}</span>
      <span className={css.charge}>{messages.free}</span>
      <span className={css.help}>{help}</span>
    </label>
  )
}
