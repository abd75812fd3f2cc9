import { BORDER_MAXIMUM, borderProblems } from '@kisscut/core/design'
import { messageOf } from '@kisscut/core/problem'
import { CutLinePanel } from './cut-line-panel.tsx'
import { NumberField } from '../../controls/index.ts'
import * as messages from '../../messages/design-tools.ts'
import { useDesign, useSession, useShownSide } from '../session/use-session.ts'
import { PaintField } from './paint-field.tsx'
import { painted, shapeSide, stroked, type PaintChoice } from './paint-commands.ts'
import css from './panel.module.css'

const THOUSANDTHS = '‰'

/** The fill of the visible side, and its border along the cut. EDIT-10, DESIGN-8. */
export function SidePanel() {
  const { perform } = useSession()
  const design = useDesign()
  const shown = useShownSide()
  const side = design.sides.find(({ id }) => id === shown)
  if (!side) return null
  const { fill, border } = side.shape
  const paintFill = (choice: PaintChoice, isJoined?: boolean) =>
    perform(
      shapeSide(side.id, 'background', 'background', (shape) => ({
        fill: painted(shape.fill, choice),
      })),
      isJoined,
    )
  const paintBorder = (choice: PaintChoice, isJoined?: boolean) =>
    perform(
      shapeSide(side.id, 'border', 'border', ({ border: before }) => ({
        border: {
          ...stroked(before, choice),
          // Five thousandths of a side would hardly be visible as a border.
          ...(choice !== null && before.width === 0 && { width: FIRST_BORDER }),
          margin: before.margin,
        },
      })),
      isJoined,
    )
  const measure = (field: 'width' | 'margin') => (typed: string) => {
    const size = typed.trim().replace(',', '.')
    const given = { size: field === 'width' ? size : '0', margin: field === 'margin' ? size : '0' }
    const [problem] = borderProblems(given)
    if (problem) return messageOf(problem)
    perform(
      shapeSide(side.id, `border-${field}`, 'border', ({ border: before }) => ({
        border: { ...before, [field]: Math.min(BORDER_MAXIMUM, Number(size)) },
      })),
    )
    return true
  }
  return (
    <section className={css.section} aria-label={messages.rail.side}>
      <h2 className={css.title}>{messages.backgroundOf(design.sides.length > 1 ? side.name : null)}</h2>
      <CutLinePanel shape={side.shape} />
      {side.shape.clipType !== 'contour' && (
        <PaintField
          legend={messages.background}
          paint={fill}
          onColor={(colorId) => paintFill({ colorId })}
          onCustomColor={(customColor, isJoined) => paintFill({ customColor }, isJoined)}
          onNone={() => paintFill(null)}
        />
      )}
      <PaintField
        legend={messages.border}
        paint={border}
        onColor={(colorId) => paintBorder({ colorId })}
        onCustomColor={(customColor, isJoined) => paintBorder({ customColor }, isJoined)}
        onNone={() => paintBorder(null)}
      />
      {border.width > 0 && (
        <div className={css.section}>
          <NumberField
            label={messages.borderSize}
            unit={THOUSANDTHS}
            value={String(border.width)}
            onTyped={measure('width')}
          />
          <NumberField
            label={messages.borderMargin}
            unit={THOUSANDTHS}
            value={String(border.margin)}
            onTyped={measure('margin')}
          />
        </div>
      )}
    </section>
  )
}

/** A new border's size, in thousandths of the shorter side. */
const FIRST_BORDER = 20
