import { useId } from 'react'
import type { EditorFile } from '../types.ts'
import { LEAST, typedSide, type Share } from '../../cropping/crop-box.ts'
import * as messages from '../../messages/retouch.ts'
import fieldCss from '../../controls/number-field.module.css'
import css from './retouch-panel.module.css'

interface Props {
  readonly file: EditorFile
  readonly box: Share
  /** Ratio of width and height in shares of the picture; null for a free one. */
  readonly ratio: number | null
  readonly onBox: (box: Share) => void
}

const SIDES = [
  { side: 'x', label: messages.left, of: 'pixelWidth', least: 0 },
  { side: 'y', label: messages.top, of: 'pixelHeight', least: 0 },
  { side: 'width', label: messages.width, of: 'pixelWidth', least: LEAST },
  { side: 'height', label: messages.height, of: 'pixelHeight', least: LEAST },
] as const

/** The crop in pixels of the picture, editable. */
export function CropFields({ file, box, ratio, onBox }: Props) {
  const id = useId()
  return (
    <div className={fieldCss.fields}>
      {SIDES.map(({ side, label, of, least }) => (
        <label key={side} htmlFor={`${id}-${side}`} className={fieldCss.field}>
          <span className={fieldCss.label}>{label}</span>
          <input
            id={`${id}-${side}`}
            type="number"
            className={`${fieldCss.input} ${css.figure}`}
            min={Math.ceil(least * file[of])}
            max={file[of]}
            value={Math.round(box[side] * file[of])}
            onChange={({ currentTarget: { valueAsNumber } }) => {
              if (Number.isFinite(valueAsNumber)) onBox(typedSide(box, side, valueAsNumber / file[of], ratio))
            }}
          />
          <span aria-hidden="true" className={fieldCss.unit}>
            {messages.pixels}
          </span>
        </label>
      ))}
    </div>
  )
}
