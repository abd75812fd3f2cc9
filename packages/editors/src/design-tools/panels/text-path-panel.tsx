import type { TextItem } from '@kisscut/artwork/design'
import { boxAround, flatten, grown } from '@kisscut/artwork/geometry'
import { Slider } from '../../controls/index.ts'
import * as messages from '../../messages/design-tools.ts'
import type { Drawing } from '../drawing/load-drawing.ts'
import type { TextFields, TextStep } from '../session/session.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import type { TextPathChoice } from '../types.ts'
import css from './panel.module.css'

/** Percent of the size at which a path is as long as its text. */
const SIZES = { least: 25, most: 400, step: 5 } as const

interface Props {
  readonly text: TextItem
  readonly onChange: (fields: TextFields, step: TextStep) => void
}

/** The shop's lines for a text, and their scale. EDIT-20. */
export function TextPathPanel({ text, onChange }: Props) {
  const { store, library } = useSession()
  const { drawing, resources } = useArrived()
  const { bend } = text
  const here = resources.face(text.font)
  const fitting = here && drawing && bend.kind === 'path' ? scaleFor(text, bend.path, here, drawing) : null
  const choose = ({ path }: TextPathChoice) =>
    store.openFont(text.font).then(
      (font) =>
        onChange(
          { bend: { kind: 'path', path }, pathScale: scaleFor(text, path, font.face, font.drawing) ?? 1 },
          { label: 'path' },
        ),
      () => undefined,
    )
  const paths = library.textPaths ?? []
  if (paths.length === 0 && bend.kind !== 'path') return null
  return (
    <div role="group" aria-label={messages.textPath} className={css.section}>
      <p className={css.name}>{messages.textPath}</p>
      <ul className={css.forms}>
        <li>
          <button
            type="button"
            className={css.form}
            aria-pressed={bend.kind !== 'path'}
            aria-label={messages.noTextPath}
            title={messages.noTextPath}
            disabled={text.locked}
            onClick={() => onChange({ bend: { kind: 'straight' } }, { label: 'path' })}
          >
            <PathIcon path="M0 0H10" />
          </button>
        </li>
        {paths.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className={css.form}
              aria-pressed={bend.kind === 'path' && bend.path === choice.path}
              aria-label={choice.name}
              title={choice.name}
              disabled={text.locked}
              onClick={() => void choose(choice)}
            >
              <PathIcon path={choice.path} />
            </button>
          </li>
        ))}
      </ul>
      {bend.kind === 'path' && fitting !== null && !text.locked && (
        <Slider
          label={messages.pathSize}
          range={SIZES}
          value={Math.round((text.pathScale / fitting) * 100)}
          text={messages.percent(Math.round((text.pathScale / fitting) * 100))}
          onChange={(percent) =>
            onChange(
              { pathScale: (fitting * percent) / 100 },
              { label: messages.pathSizeStep, isJoined: true },
            )
          }
        />
      )}
    </div>
  )
}

/** Scale at which a path is as long as the text; null where it can't hold text. */
function scaleFor(
  { text, size, tracking }: TextItem,
  path: string,
  face: Parameters<Drawing['setLine']>[0],
  { setLine, isTrack, fittingPathScale }: Drawing,
): number | null {
  if (!isTrack(path)) return null
  const scale = fittingPathScale(setLine(face, text.replace(/\s+/g, ' '), { size, tracking }), path)
  return scale > 0 ? Math.min(100, scale) : null
}

function PathIcon({ path }: { readonly path: string }) {
  const box = boxAround(flatten(path, 1).flat())
  const room = grown(box, Math.max(box.width, box.height) * 0.12)
  return (
    <svg viewBox={`${room.x} ${room.y} ${room.width} ${room.height}`} aria-hidden="true" className={css.line}>
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
