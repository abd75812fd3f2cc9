import { useId } from 'react'
import type { Background } from '../../design-tools/index.ts'
import * as messages from '../../messages/preview.ts'
import choiceCss from '../../controls/choice.module.css'
import css from './photo-picker.module.css'

interface Props {
  readonly backgrounds: readonly Background[]
  /** Id of the displayed photograph. */
  readonly chosen: string | null
  readonly onChoose: (background: Background) => void
}

/** Choice of a template's photographs. SCENE-3. */
export function PhotoPicker({ backgrounds, chosen, onChoose }: Props) {
  const name = useId()
  if (backgrounds.length < 2) return null
  return (
    <fieldset className={`${choiceCss.field} ${css.photos}`}>
      <legend className={choiceCss.legend}>{messages.photos}</legend>
      {backgrounds.map((background) => (
        <label key={background.id} className={`${choiceCss.choice} ${css.photo}`}>
          <input
            type="radio"
            name={name}
            className={choiceCss.radio}
            checked={background.id === chosen}
            onChange={() => onChoose(background)}
          />
          <img
            className={css.picture}
            alt=""
            width={160}
            height={120}
            loading="lazy"
            src={background.image.smaller[0]?.url ?? background.image.url}
          />
          <span>{background.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
