import { WITHOUT_BACKGROUND } from '@kisscut/shop/tool-pages'
import type { ArtworkStart } from '@kisscut/shop'
import { useEffect, useState } from 'react'
import * as messages from '../../messages/artworks.ts'
import { ChoiceGroup } from '../configurator/choice-group.tsx'
import css from '../configurator/options/option-set.module.css'
import type { ShownProblem } from '../form/field-problems.tsx'
import { removeBackground, type Bare } from './save-artwork.ts'

interface Props {
  readonly artwork: ArtworkStart
  /** The artwork without its background; null until it is requested. */
  readonly bare: Bare | null
  readonly isRemoved: boolean
  readonly onChange: (isRemoved: boolean) => void
  /** Called when the background has been removed. */
  readonly onRemoved: (bare: Bare) => void
  readonly problems: readonly ShownProblem[]
}

/** Whether a picture is printed without its background, which is removed once for all shoppers. MKT-8. */
export function BackgroundChoice({ artwork, bare, isRemoved, onChange, onRemoved, problems }: Props) {
  const [hasFailed, setHasFailed] = useState(false)
  const id = artwork.canRemoveBackground ? artwork.artworkId : null
  const isWorking = isRemoved && bare === null && id !== null
  // However it was chosen: with this box, before hydration, or by the Back button.
  useEffect(() => {
    if (!isWorking) return
    let isWanted = true
    setHasFailed(false)
    void removeBackground(id)
      .catch(() => null)
      .then((removed) => {
        if (removed !== null) onRemoved(removed)
        else if (isWanted) {
          setHasFailed(true)
          onChange(false)
        }
      })
    return () => {
      isWanted = false
    }
  }, [isWorking, id, onChange, onRemoved])
  if (id === null) return null
  const failed: readonly ShownProblem[] = hasFailed ? [{ text: messages.notRemoved, level: 'error' }] : []
  return (
    <ChoiceGroup title={messages.background} problems={[...problems, ...failed]} onFix={() => undefined}>
      <div className={css.checks}>
        <label className={css.check}>
          <input
            type="checkbox"
            name={WITHOUT_BACKGROUND}
            value="1"
            checked={isRemoved}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span className={css.name}>{messages.removeBackground}</span>
          <span className={css.help} role="status">
            {isWorking ? messages.removing : messages.removeBackgroundHelp}
          </span>
        </label>
      </div>
    </ChoiceGroup>
  )
}
