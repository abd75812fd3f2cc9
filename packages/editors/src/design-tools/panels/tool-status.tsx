import { loadingTools, toolNotFetched, tryAgain } from '../../messages/design-tools.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import css from './panel.module.css'

/** Whether something couldn't be fetched, and a way to fetch it again. */
export interface Missing {
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** What of the library couldn't be fetched: what draws texts and codes, a font, a clipart. */
export function useMissing(): Missing {
  const { retry } = useSession().store
  const { hasFailed } = useArrived()
  return { hasFailed, retry }
}

interface Props {
  /** What happened last. */
  readonly reported: string
  readonly missing: Missing
  readonly loading?: string
  readonly notFetched?: string
}

/** What an editor says above its fields: that something is on its way, or couldn't be loaded, with a way on; else what happened last. EDIT-1. */
export function ToolStatus({
  reported,
  missing: { hasFailed, retry },
  loading = loadingTools,
  notFetched = toolNotFetched,
}: Props) {
  const { drawing } = useArrived()
  return (
    <>
      <p role="status" className={css.said}>
        {drawing === null && !hasFailed ? loading : reported}
      </p>
      {hasFailed && (
        <div role="alert" className={css.section}>
          <p className={css.error}>{notFetched}</p>
          <button type="button" className={css.button} onClick={retry}>
            {tryAgain}
          </button>
        </div>
      )}
    </>
  )
}
