import type { Paint } from '@kisscut/core/color'
import { useId } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { useLibrary } from '../session/use-session.ts'
import choiceCss from '../../controls/choice.module.css'
import css from './paint-field.module.css'

interface Props {
  readonly legend: string
  readonly paint: Paint
  /** Label of the empty choice; null where a color is required. */
  readonly none?: string | null
  /** Ids of the available colors; null for the whole palette. */
  readonly only?: readonly string[] | null
  /** Whether colors with textures are offered. CLIP-15. */
  readonly hasTextures?: boolean
  readonly onColor: (id: string) => void
  /** Called with a custom color; `isJoined`: part of the same choice, while the picker moves. Absent: no custom colors. */
  readonly onCustomColor?: (color: string, isJoined: boolean) => void
  readonly onNone?: () => void
}

/** A palette color or a custom one: choosing one clears the other. DESIGN-4. */
export function PaintField({
  legend,
  paint,
  none = messages.noColor,
  only = null,
  hasTextures = false,
  onColor,
  onCustomColor,
  onNone,
}: Props) {
  const { library } = useLibrary()
  const name = useId()
  const colors = library.colors.filter(({ id }) => only === null || only.includes(id))
  const isNone = paint.colorId === null && paint.customColor === null
  return (
    <fieldset className={choiceCss.field}>
      <legend className={`${choiceCss.legend} ${css.legend}`}>{legend}</legend>
      <div className={css.swatches}>
        {none !== null && onNone && (
          <Swatch name={name} label={none} code={null} isChosen={isNone} onChoose={onNone} />
        )}
        {colors.map(({ id, name: color, code, look }) => (
          <Swatch
            key={id}
            name={name}
            label={color}
            code={code}
            thumbnail={hasTextures ? (look?.thumbnail ?? null) : null}
            isChosen={paint.colorId === id}
            onChoose={() => onColor(id)}
          />
        ))}
        {onCustomColor && (
          <label
            className={`${choiceCss.choice} ${css.custom}`}
            data-chosen={paint.customColor !== null || undefined}
          >
            <input
              type="color"
              className={css.picker}
              value={paint.customColor ?? '#888888'}
              aria-label={messages.colorOf(legend, messages.ownColor)}
              onChange={({ currentTarget }) => onCustomColor(currentTarget.value, paint.customColor !== null)}
            />
            <span aria-hidden="true">{messages.ownColor}</span>
          </label>
        )}
      </div>
    </fieldset>
  )
}

interface SwatchProps {
  readonly name: string
  readonly label: string
  readonly code: string | null
  /** URL of its picture. CLIP-15. */
  readonly thumbnail?: string | null
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Swatch = ({ name, label, code, thumbnail = null, isChosen, onChoose }: SwatchProps) => (
  <label className={`${choiceCss.choice} ${css.swatch}`} title={label}>
    <input
      type="radio"
      name={name}
      className={choiceCss.radio}
      checked={isChosen}
      aria-label={label}
      onChange={onChoose}
    />
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css.color}>
      {code === null ? (
        <path d="M5 19 19 5" className={css.slash} />
      ) : (
        <rect width="24" height="24" fill={code} />
      )}
      {thumbnail && <image href={thumbnail} width="24" height="24" preserveAspectRatio="xMidYMid slice" />}
    </svg>
  </label>
)
