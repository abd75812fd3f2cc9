import { SHAPE_DEFAULTS, addSide, removeSide, type Design } from '@kisscut/artwork/design'
import { MOST_SIDES } from '@kisscut/core/design'
import * as messages from '../../messages/design-tools.ts'
import { useDesign, useSession, useShownSide } from '../session/use-session.ts'
import css from './side-tabs.module.css'

/** The sides, one visible at a time; added and removed where the template has several. EDIT-10. */
export function SideTabs() {
  const session = useSession()
  const { actor, flags, perform } = session
  const design = useDesign()
  const shown = useShownSide()
  const { sides } = design
  if (sides.length < 2 && !flags.multiSide) return null
  const show = (side: string) => actor.send({ type: 'side.shown', side })
  const current = sides.find(({ id }) => id === shown)
  return (
    <div role="group" aria-label={messages.sides} className={css.sides}>
      {sides.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={css.side}
          aria-pressed={id === shown}
          onClick={() => show(id)}
        >
          {name}
        </button>
      ))}
      {flags.multiSide && sides.length < MOST_SIDES && (
        <button
          type="button"
          className={css.action}
          aria-label={messages.addSide}
          title={messages.addSide}
          onClick={() => {
            const id = session.newId()
            perform(addSide(sideLike(design, id)))
            show(id)
          }}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
            <path d="M10 4v12M4 10h12" />
          </svg>
        </button>
      )}
      {flags.multiSide && sides.length > 1 && current && (
        <button
          type="button"
          className={css.action}
          aria-label={messages.removeSide(current.name)}
          title={messages.removeSide(current.name)}
          onClick={() => perform(removeSide(current.id))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
            <path d="M4 6h12M8 6V4h4v2M5.500 6l1 11h7l1-11" />
          </svg>
        </button>
      )}
    </div>
  )
}

/** Another side with the cut of the first, otherwise empty. */
function sideLike({ sides }: Design, id: string) {
  const name = messages.sideNames.find((each) => sides.every((side) => side.name !== each))
  const first = sides[0]
  const { fill, border } = SHAPE_DEFAULTS
  return {
    id,
    name: name ?? messages.sideNumber(sides.length + 1),
    disableOffsetPath: first?.disableOffsetPath ?? false,
    shape: { ...SHAPE_DEFAULTS, ...first?.shape, fill, border },
  }
}
