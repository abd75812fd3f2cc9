import { WITHOUT_BACKGROUND } from '@kisscut/shop/tool-pages'
import type { ArtworkStart } from '@kisscut/shop'
import { useState } from 'react'
import * as messages from '../../messages/artworks.ts'
import { ChoiceGroup } from '../configurator/choice-group.tsx'
import css from '../configurator/options/option-set.module.css'
import type { ShownProblem } from '../form/field-problems.tsx'
import { removeBackground, type Bare } from './save-artwork.ts'

interface Props {
  readonly artwork: ArtworkStart
  readonly isRemoved: boolean
  readonly onChange: (isRemoved: boolean) => void
  /** It was removed just now. */
  readonly onRemoved: (bare: Bare) => void
  readonly problems: readonly ShownProblem[]
}

/** Whether a picture is printed without its background, which is removed once for everyone. MKT-8. */
export function BackgroundChoice({ artwork, isRemoved, onChange, onRemoved, problems }: Props) {
  const [state, setState] = useState<'there' | 'working' | 'failed'>('there')
  if (!artwork.canRemoveBackground || artwork.artworkId === null) return null
  const choose = async (wanted: boolean, id: string) => {
    onChange(wanted)
    if (!wanted || artwork.bare !== null) return
    setState('working')
    const bare = await removeBackground(id).catch(() => null)
    setState(bare === null ? 'failed' : 'there')
    if (bare === null) onChange(false)
    else onRemoved(bare)
  }
  const failed: readonly ShownProblem[] =
    state === 'failed' ? [{ text: messages.notRemoved, level: 'error' }] : []
  const { artworkId } = artwork
  return (
    <ChoiceGroup title={messages.background} problems={[...problems, ...failed]} onFix={() => undefined}>
      <div className={css.checks}>
        <label className={css.check}>
          <input
            type="checkbox"
            name={WITHOUT_BACKGROUND}
            value="1"
            checked={isRemoved}
            onChange={(event) => void choose(event.currentTarget.checked, artworkId)}
          />
          <span className={css.name}>{messages.removeBackground}</span>
          <span className={css.help} role="status">
            {state === 'working' ? messages.removing : messages.removeBackgroundHelp}
          </span>
        </label>
      </div>
    </ChoiceGroup>
  )
}
