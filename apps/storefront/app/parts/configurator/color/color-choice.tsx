import type { MaterialColor } from '@kisscut/core/product'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './color-choice.module.css'

interface Props {
  readonly colors: readonly MaterialColor[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The material's own colors as chips; the chosen one is named. */
export function ColorChoice({ colors, chosen, onChoose, problems, onFix }: Props) {
  return (
    <ChoiceGroup
      title={messages.color}
      aside={colors.find(({ id }) => id === chosen)?.name}
      problems={problems}
      onFix={onFix}
    >
      <div className={css.chips}>
        {colors.map(({ id, name, code }) => (
          <label key={id} className={css.chip} title={name}>
            <input
              type="radio"
              name="color"
              value={id}
              checked={id === chosen}
              aria-label={name}
              onChange={() => onChoose(id)}
            />
            <span style={{ background: code }} />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
