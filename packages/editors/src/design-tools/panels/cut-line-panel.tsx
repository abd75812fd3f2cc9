import { NO_PAINT, type Paint } from '@kisscut/core/color'
import { DIE_LINE_SHAPES } from '@kisscut/artwork/die-line'
import type { SideShape } from '@kisscut/artwork/design'
import { ContourControls, DieLineChoice } from '../../cut-line/index.ts'
import * as messages from '../../messages/design-tools.ts'
import { useDesign, useSession } from '../session/use-session.ts'
import { PaintField } from './paint-field.tsx'
import { painted, shapeCut, type PaintChoice } from './paint-commands.ts'
import css from './panel.module.css'

/** The color around the artwork: its own, otherwise the background's. DESIGN-38. */
const aroundOf = ({ contourColor, fill }: SideShape): Paint =>
  contourColor.colorId === null && contourColor.customColor === null ? fill : contourColor

/** The cut shape; for a contour also its settings and the color around the artwork. DESIGN-21, DESIGN-23, DESIGN-38. */
export function CutLinePanel({ shape }: { readonly shape: SideShape }) {
  const { perform, product, unit } = useSession()
  const { width, height } = useDesign()
  const chosen = DIE_LINE_SHAPES.find((each) => each === shape.clipType)
  const paint = (choice: PaintChoice, isJoined?: boolean) =>
    perform(
      shapeCut('contour-color', messages.aroundStep, (before) => ({
        contourColor: painted(aroundOf(before), choice),
        fill: NO_PAINT,
      })),
      isJoined,
    )
  return (
    <>
      {chosen && product.dieLines && product.dieLines.length > 1 && (
        <DieLineChoice
          sold={product.dieLines}
          chosen={chosen}
          isSquare={width === height}
          cornersCharge=""
          onChoose={(clipType) => perform(shapeCut('cut-line', messages.cutLineStep, () => ({ clipType })))}
        />
      )}
      {shape.clipType === 'contour' && (
        <>
          <ContourControls
            choice={shape}
            unit={unit}
            onChoose={(choice) =>
              perform(
                shapeCut(`contour ${Object.keys(choice).join(' ')}`, messages.cutLineStep, () => choice),
                true,
              )
            }
          />
          <p className={css.hint}>{messages.contourFollows}</p>
          <PaintField
            legend={messages.aroundArtwork}
            none={messages.showsMaterial}
            paint={aroundOf(shape)}
            onColor={(colorId) => paint({ colorId })}
            onCustomColor={(customColor, isJoined) => paint({ customColor }, isJoined)}
            onNone={() => paint(null)}
          />
        </>
      )}
    </>
  )
}
