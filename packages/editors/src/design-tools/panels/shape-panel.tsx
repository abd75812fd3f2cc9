import { change, type ShapeItem } from '@kisscut/artwork/design'
import { Slider } from '../../controls/index.ts'
import * as messages from '../../messages/design-tools.ts'
import { useSession } from '../session/use-session.ts'
import { PaintField } from './paint-field.tsx'
import { fillElement } from './paint-commands.ts'
import { StrokeFields } from './stroke-fields.tsx'
import css from './panel.module.css'

const ROUNDNESS = { least: 0, most: 50 } as const

export function ShapePanel({ shape }: { readonly shape: ShapeItem }) {
  const { perform } = useSession()
  const hasCorners = shape.shape === 'rectangle' || shape.shape === 'rounded_corner'
  return (
    <section className={css.section} aria-label={messages.kindNames.shape}>
      <PaintField
        legend={messages.fillOfShape}
        paint={shape.fill}
        onColor={(colorId) => perform(fillElement(shape, { colorId }))}
        onCustomColor={(customColor, isJoined) => perform(fillElement(shape, { customColor }), isJoined)}
        onNone={() => perform(fillElement(shape, null))}
      />
      <StrokeFields element={shape} />
      {hasCorners && (
        <Slider
          label={messages.roundness}
          range={ROUNDNESS}
          value={shape.roundness}
          text={messages.percent(shape.roundness)}
          onChange={(roundness) =>
            perform({ ...change(shape, { roundness }, 'roundness'), name: 'roundness' }, true)
          }
        />
      )}
    </section>
  )
}
