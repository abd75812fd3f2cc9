import { useState } from 'react'
import { Button } from '../../action/button.tsx'
import { useShopTime, WITH_ZONE } from '../../page/locale.tsx'
import { VisuallyHidden } from '../../page/visually-hidden.tsx'
import type { Version } from './versions.ts'
import * as messages from '../../../messages/versions.ts'
import css from './versions.module.css'

interface Props {
  readonly version: Version
  readonly name: string
  readonly isBusy: boolean
  readonly onRestore: () => void
  readonly onDelete: () => void
}

/** One version: its picture, name and time. Deleting it needs a confirmation. */
export function VersionRow({ version, name, isBusy, onRestore, onDelete }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const showTime = useShopTime(WITH_ZONE)
  return (
    <li className={css.version}>
      {version.preview === '' ? (
        <span className={css.picture} />
      ) : (
        <img className={css.picture} src={version.preview} alt="" width={72} height={72} />
      )}
      <div className={css.about}>
        <span className={css.name}>{name}</span>
        <time dateTime={version.created} className={css.time}>
          {showTime(version.created)}
        </time>
      </div>
      <div className={css.actions}>
        {isConfirming ? (
          <>
            <Button size="small" busy={isBusy} onClick={onDelete}>
              {messages.deleteForGood}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button size="small" autoFocus onClick={() => setIsConfirming(false)}>
              {messages.keep}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </>
        ) : (
          <>
            <Button size="small" busy={isBusy} onClick={onRestore}>
              {messages.restore}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button size="small" onClick={() => setIsConfirming(true)}>
              {messages.remove}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
