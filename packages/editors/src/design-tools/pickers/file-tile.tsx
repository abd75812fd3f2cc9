import { useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import type { ShopperFile } from '../types.ts'
import css from '../panels/panel.module.css'

interface Props {
  readonly file: ShopperFile
  /** The design uses it, so that it can't be deleted. */
  readonly isUsed: boolean
  readonly onAdd: () => void
  /** Rejects where it can't be deleted now. */
  readonly onRemove: () => Promise<void>
}

/** One of the shopper's files: added with one click, deleted with two. EDIT-23. */
export function FileTile({ file, isUsed, onAdd, onRemove }: Props) {
  const [state, setState] = useState<'shown' | 'asking' | 'removing' | 'failed'>('shown')
  return (
    <>
      <button type="button" className={css.tile} aria-label={messages.addNamed(file.name)} onClick={onAdd}>
        <img src={file.href} alt="" loading="lazy" className={css.picture} />
        <span>{file.name}</span>
      </button>
      {!isUsed && state === 'shown' && (
        <button
          type="button"
          className={css.button}
          aria-label={messages.removeFile(file.name)}
          onClick={() => setState('asking')}
        >
          {messages.removeShort}
        </button>
      )}
      {state !== 'shown' && (
        <div role="group" aria-label={messages.removeFile(file.name)} className={css.section}>
          <p role="status" className={css.hint}>
            {state === 'failed' ? messages.notRemoved : messages.removeForGood}
          </p>
          <button
            type="button"
            className={css.button}
            disabled={state === 'removing'}
            onClick={() => {
              setState('removing')
              onRemove().catch(() => setState('failed'))
            }}
          >
            {messages.removeShort}
          </button>
          <button type="button" className={css.button} onClick={() => setState('shown')}>
            {messages.keepFile}
          </button>
        </div>
      )}
    </>
  )
}
