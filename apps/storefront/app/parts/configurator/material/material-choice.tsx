import { adhesiveInWords } from '@kisscut/core/material'
import type { Material } from '@kisscut/core/product'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { Swatch } from './swatch.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './material-choice.module.css'

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The materials as cards with look, name and adhesive. */
export function MaterialChoice({ materials, chosen, onChoose, problems, onFix }: Props) {
  return (
    <ChoiceGroup title={messages.material} problems={problems} onFix={onFix} id="material">
      <div className={css.cards}>
        {materials.map((material) => (
          <label key={material.id} className={css.card}>
            <input
              type="radio"
              name="material"
              value={material.id}
              checked={material.id === chosen}
              onChange={() => onChoose(material.id)}
              className={css.radio}
            />
            <Swatch look={material.look} />
            <span className={css.name}>{material.name}</span>
            <span className={css.adhesive}>{adhesiveOf(material)}</span>
          </label>
        ))}
      </div>
      <p className={css.about}>{materials.find(({ id }) => id === chosen)?.description}</p>
    </ChoiceGroup>
  )
}

const adhesiveOf = (material: Material) =>
  [adhesiveInWords(material), material.backordered && messages.onBackorder].filter(Boolean).join(', ')
