import { loadingTools, toolNotFetched, tryAgain } from '../../messages/design-tools.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import css from './panel.module.css'

/** Whether resources failed to load, and a way to retry. */
export interface Missing {
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Library resources that failed to load: the drawing code, a font, a clipart. */
export function useMissing(): Missing {
  const { retry } = useSession().store
  const { hasFailed } = useArrived()
  return { hasFailed, retry }
}

interface Props {
  /** The last event. */
  readonly reported: string
  readonly missing: Missing
  readonly loading?: string
  readonly notFetched?: string
}

/**
 * The status above an editor's fields: something is loading or failed to load, with a retry; otherwise the last event. EDIT-1.
 */
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
