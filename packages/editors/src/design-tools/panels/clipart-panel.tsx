import type { ClipartItem } from '@kisscut/artwork/design'
import { NO_PAINT } from '@kisscut/core/color'
import { NO_STROKE, strokeWithWidth } from '@kisscut/core/design'
import { Fragment } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import { PaintField } from './paint-field.tsx'
import { fillRegion, strokeRegion } from './paint-commands.ts'
import { OutlineFields } from './stroke-fields.tsx'
import css from './panel.module.css'

/** The colors of a clipart's regions, and the outlines of printed ones. REC-21, CLIP-13. */
export function ClipartPanel({ clipart }: { readonly clipart: ClipartItem }) {
  const { perform, store } = useSession()
  useArrived()
  const regions = store.clipart(clipart.clipart)?.regions ?? []
  if (regions.length === 0) return null
  return (
    <section className={css.section} aria-label={messages.regions}>
      {regions.map(({ id, name, isCut }) => (
        <Fragment key={id}>
          <PaintField
            legend={name}
            paint={clipart.regions[id] ?? NO_PAINT}
            none={messages.originalColor}
            hasTextures
            onColor={(colorId) => perform(fillRegion(clipart, id, { colorId }))}
            onCustomColor={(customColor, isJoined) =>
              perform(fillRegion(clipart, id, { customColor }), isJoined)
            }
            onNone={() => perform(fillRegion(clipart, id, null))}
          />
          {!isCut && (
            <OutlineFields
              legend={messages.strokeOf(name)}
              stroke={clipart.regions[id]?.stroke ?? NO_STROKE}
              isOff={clipart.locked}
              onStroke={(strokeOf, isJoined) =>
                perform(strokeRegion(clipart, id, 'stroke', strokeOf), isJoined)
              }
              onWidth={(width) =>
                perform(strokeRegion(clipart, id, 'stroke-width', (stroke) => strokeWithWidth(stroke, width)))
              }
            />
          )}
        </Fragment>
      ))}
    </section>
  )
}
