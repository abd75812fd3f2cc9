import { useId } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { addShape } from '../elements/add.ts'
import { SHAPES, type NewShape } from '../elements/new-elements.ts'
import { useSession } from '../session/use-session.ts'
import css from '../panels/panel.module.css'

const ICONS: Readonly<Record<NewShape, string>> = {
  rectangle: 'M4 8h24v16H4Z',
  rounded_corner: 'M10 8h12a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6v-4a6 6 0 0 1 6-6Z',
  circle: 'M16 4a12 12 0 1 1 0 24a12 12 0 1 1 0-24Z',
  ellipse: 'M16 8a13 8 0 1 1 0 16a13 8 0 1 1 0-16Z',
}

export function ShapePicker() {
  const session = useSession()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {messages.addShape}
      </h2>
      <ul className={css.tiles}>
        {SHAPES.map((shape) => (
          <li key={shape}>
            <button
              type="button"
              className={css.tile}
              aria-label={messages.addNamed(messages.shapeNames[shape])}
              onClick={() => addShape(session, shape)}
            >
              <svg viewBox="0 0 32 32" aria-hidden="true" className={css.icon}>
                <path d={ICONS[shape]} />
              </svg>
              {messages.shapeNames[shape]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
