import type { ClipartItem } from '@kisscut/artwork/design'
import { NO_PAINT } from '@kisscut/core/color'
import * as messages from '../../messages/design-tools.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import { PaintField } from './paint-field.tsx'
import { fillRegion } from './paint-commands.ts'
import css from './panel.module.css'

/** The colors of a clipart's regions. REC-21. */
export function ClipartPanel({ clipart }: { readonly clipart: ClipartItem }) {
  const { perform, store } = useSession()
  useArrived()
  const regions = store.clipart(clipart.clipart)?.regions ?? []
  if (regions.length === 0) return null
  return (
    <section className={css.section} aria-label={messages.regions}>
      {regions.map(({ id, name }) => (
        <PaintField
          key={id}
          legend={name}
          paint={clipart.regions[id] ?? NO_PAINT}
          none={messages.originalColor}
          onColor={(colorId) => perform(fillRegion(clipart, id, { colorId }))}
          onCustomColor={(customColor, isJoined) =>
            perform(fillRegion(clipart, id, { customColor }), isJoined)
          }
          onNone={() => perform(fillRegion(clipart, id, null))}
        />
      ))}
    </section>
  )
}
