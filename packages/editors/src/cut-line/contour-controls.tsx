import type { ContourChoice } from '@kisscut/artwork/design'
import { CONTOUR_MAXIMUM } from '@kisscut/core/design'
import { inUnit, type Unit } from '@kisscut/core/units'
import * as messages from '../messages/artwork.ts'
import { Slider } from '../controls/index.ts'
import css from './contour-controls.module.css'

interface Props {
  readonly choice: ContourChoice
  readonly unit: Unit
  readonly onChoose: (choice: Partial<ContourChoice>) => void
}

/** In inches. */
const OFFSET = { least: 0, most: CONTOUR_MAXIMUM.offset, step: 0.005 } as const
const SMOOTHNESS = { least: 0, most: CONTOUR_MAXIMUM.smoothness, step: 5 } as const

/** Settings of the contour: distance, smoothness, and whether its holes are cut out. DESIGN-23. */
export function ContourControls({ choice, unit, onChoose }: Props) {
  const { contourOffset, contourSmoothness, contourHoles } = choice
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{messages.contour}</legend>
      <Slider
        label={messages.offset}
        range={OFFSET}
        value={contourOffset}
        text={`${inUnit(contourOffset.toFixed(3), unit)} ${unit}`}
        onChange={(inches) => onChoose({ contourOffset: inches })}
      />
      <Slider
        label={messages.smoothness}
        range={SMOOTHNESS}
        value={contourSmoothness}
        text={messages.percent(contourSmoothness)}
        onChange={(percent) => onChoose({ contourSmoothness: percent })}
      />
      <label className={css.check}>
        <input
          type="checkbox"
          checked={contourHoles === 'keep'}
          onChange={({ currentTarget }) =>
            onChoose({ contourHoles: currentTarget.checked ? 'keep' : 'drop' })
          }
        />
        {messages.cutHolesOut}
      </label>
    </fieldset>
  )
}
