import type { ShapeItem, TextItem } from '@kisscut/artwork/design'
import { NumberField } from '../../controls/index.ts'
import * as messages from '../../messages/design-tools.ts'
import { useSession } from '../session/use-session.ts'
import { PaintField } from './paint-field.tsx'
import { strokeElement, strokeWidthOf } from './paint-commands.ts'

/** The widest stroke, in thousandths of an inch. */
const WIDEST = 200

/** The outline of a text or a shape. A color without a width gets 5; none is no width. DESIGN-5, DESIGN-6. */
export function StrokeFields({ element }: { readonly element: TextItem | ShapeItem }) {
  const { perform } = useSession()
  const { stroke } = element
  return (
    <>
      <PaintField
        legend={messages.stroke}
        paint={stroke}
        onColor={(colorId) => perform(strokeElement(element, { colorId }))}
        onCustomColor={(customColor, isJoined) => perform(strokeElement(element, { customColor }), isJoined)}
        onNone={() => perform(strokeElement(element, null))}
      />
      {stroke.width > 0 && (
        <NumberField
          label={messages.strokeWidth}
          unit={messages.thousandths}
          value={String(stroke.width)}
          isOff={element.locked}
          onTyped={(typed) => {
            const width = Number(typed.replace(',', '.'))
            if (typed.trim() === '' || !(width >= 0 && width <= WIDEST)) return false
            perform(strokeWidthOf(element, width))
            return true
          }}
        />
      )}
    </>
  )
}
