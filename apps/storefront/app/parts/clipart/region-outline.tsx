import { strokeField, strokeWidthField } from '@kisscut/core/clipart'
import {
  DEFAULT_STROKE_WIDTH,
  NO_STROKE,
  removeStroke,
  strokeWithColor,
  strokeWithWidth,
  WIDEST_STROKE,
  type Stroke,
} from '@kisscut/core/design'
import { useEffect, useState } from 'react'
import type { PageRegion, PaletteColor } from '@kisscut/shop'
import { ColorChoice } from '../configurator/color/color-choice.tsx'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Summary } from '../summary/summary.tsx'
import * as messages from '../../messages/clipart.ts'
import css from './region-outline.module.css'

interface Props {
  readonly region: PageRegion
  readonly colors: readonly PaletteColor[]
  readonly stroke: Stroke | undefined
  readonly onStroke: (stroke: Stroke) => void
}

const NONE = [] as const
const nothing = () => undefined

/** The outline of a printed region: none, or a color and a width. CLIP-13. */
export function RegionOutline({ region, colors, stroke = NO_STROKE, onStroke }: Props) {
  const { id, name } = region
  // Collapsed unless the region has an outline, because a page may have many regions.
  const [isOpen, setIsOpen] = useState(stroke.width > 0)
  return (
    <details
      className={css.outline}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary>{messages.outlineOf(name)}</Summary>
      <ColorChoice
        name={strokeField(id)}
        title={messages.outlineColorOf(name)}
        none={messages.noOutline}
        colors={colors}
        chosen={stroke.colorId}
        onChoose={(color) => onStroke(color === '' ? removeStroke() : strokeWithColor(stroke, color))}
        problems={NONE}
        onFix={nothing}
      />
      <WidthField
        name={strokeWidthField(id)}
        label={messages.outlineWidthOf(name)}
        stroke={stroke}
        onStroke={onStroke}
      />
    </details>
  )
}

interface WidthProps {
  readonly name: string
  readonly label: string
  readonly stroke: Stroke
  readonly onStroke: (stroke: Stroke) => void
}

const shownWidth = ({ width }: Stroke): string => String(width > 0 ? width : DEFAULT_STROKE_WIDTH)

/** A width field; reports the width when the text is a valid one. */
function WidthField({ name, label, stroke, onStroke }: WidthProps) {
  const [typed, setTyped] = useState(shownWidth(stroke))
  useEffect(() => {
    if (stroke.width > 0) setTyped(String(stroke.width))
  }, [stroke.width])
  const width = Number(typed)
  const isWidth = typed.trim() !== '' && width > 0 && width <= WIDEST_STROKE
  return (
    <Field
      label={label}
      problems={isWidth ? NONE : [{ level: 'error', text: messages.outlineWidths(WIDEST_STROKE) }]}
    >
      {(control) => (
        <div className={css.width}>
          <TextInput
            {...control}
            type="number"
            name={name}
            min="0.5"
            max={WIDEST_STROKE}
            step="0.5"
            inputMode="decimal"
            unit={messages.thousandths}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              const next = Number(value)
              if (stroke.width > 0 && next > 0 && next <= WIDEST_STROKE)
                onStroke(strokeWithWidth(stroke, next))
            }}
          />
        </div>
      )}
    </Field>
  )
}
