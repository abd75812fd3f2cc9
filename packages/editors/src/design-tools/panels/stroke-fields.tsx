import type { ShapeItem, TextItem } from '@kisscut/artwork/design'
import { strokeWithWidth, WIDEST_STROKE, type Stroke } from '@kisscut/core/design'
import { NumberField } from '../../controls/index.ts'
import * as messages from '../../messages/design-tools.ts'
import { useSession } from '../session/use-session.ts'
import { PaintField } from './paint-field.tsx'
import { strokeElement, stroked } from './paint-commands.ts'

interface FieldsProps {
  readonly legend?: string
  readonly stroke: Stroke
  readonly isOff: boolean
  /** Called with a function that computes the new stroke from the current one; `isJoined`: part of the same choice. */
  readonly onStroke: (strokeOf: (stroke: Stroke) => Stroke, isJoined?: boolean) => void
  readonly onWidth: (width: number) => void
}

/** Color and width of an outline. A first color sets a width of 5; no color means no outline. DESIGN-5, DESIGN-6. */
export const OutlineFields = ({
  legend = messages.stroke,
  stroke,
  isOff,
  onStroke,
  onWidth,
}: FieldsProps) => (
  <>
    <PaintField
      legend={legend}
      paint={stroke}
      onColor={(colorId) => onStroke((before) => stroked(before, { colorId }))}
      onCustomColor={(customColor, isJoined) =>
        onStroke((before) => stroked(before, { customColor }), isJoined)
      }
      onNone={() => onStroke((before) => stroked(before, null))}
    />
    {stroke.width > 0 && (
      <NumberField
        label={legend === messages.stroke ? messages.strokeWidth : messages.widthOf(legend)}
        unit={messages.thousandths}
        value={String(stroke.width)}
        isOff={isOff}
        onTyped={(typed) => {
          const width = Number(typed.replace(',', '.'))
          if (typed.trim() === '' || !(width >= 0 && width <= WIDEST_STROKE)) return false
          onWidth(width)
          return true
        }}
      />
    )}
  </>
)

/** The outline of a text or a shape. */
export function StrokeFields({ element }: { readonly element: TextItem | ShapeItem }) {
  const { perform } = useSession()
  return (
    <OutlineFields
      stroke={element.stroke}
      isOff={element.locked}
      onStroke={(strokeOf, isJoined) => perform(strokeElement(element, strokeOf), isJoined)}
      onWidth={(width) =>
        perform(strokeElement(element, (stroke) => strokeWithWidth(stroke, width), 'stroke-width'))
      }
    />
  )
}
