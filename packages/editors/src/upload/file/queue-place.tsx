import { queueMachine } from '@kisscut/machines/queue'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { EditorHost } from '../types.ts'
import * as messages from '../../messages/upload.ts'

/** The number of files ahead of the shopper's, polled while it is shown. Part of a status line. FILE-11. */
export function QueuePlace({ host }: { readonly host: EditorHost }) {
  const { queuePlace } = host
  const machine = useMemo(
    () =>
      queueMachine.provide({
        actors: { fetchPlace: fromPromise<number>(({ signal }) => queuePlace(signal)) },
      }),
    [queuePlace],
  )
  const [{ context }] = useMachine(machine)
  return context.place > 0 && messages.ahead(context.place - 1)
}
