import { uploadMachineOf, type PickedFile, type UploadReport } from '@kisscut/machines/upload'
import { useMachine } from '@xstate/react'
import { useCallback, useMemo, useRef } from 'react'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { EditorHost, PlacedArtwork } from '../types.ts'

const uploadMachine = uploadMachineOf<PlacedArtwork>()

/** Connects uploading: the machine decides, the host sends and deletes; `open` gets the shop's current artwork. */
export function useUpload(host: EditorHost, open: (artwork: PlacedArtwork | null) => void) {
  const latest = useRef({ host, open })
  latest.current = { host, open }
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          send: fromCallback<EventObject, PickedFile>(({ sendBack, input }) => {
            const report = (event: UploadReport<PlacedArtwork>) => sendBack(event)
            return latest.current.host.send(input.body as File, {
              progress: (share) => report({ type: 'part.sent', share }),
              accepted: (file) => report({ type: 'file.accepted', file }),
              rejected: (messages) => report({ type: 'file.rejected', messages }),
              failed: () => report({ type: 'sending.failed' }),
            })
          }),
          remove: fromPromise<void, { id: string }>(({ input }) => latest.current.host.remove(input.id)),
        },
        actions: {
          accepted: (_, { file }) => latest.current.open(file),
          removed: () => latest.current.open(null),
        },
      }),
    [],
  )
  const [state, send] = useMachine(machine)
  return {
    picked: state.context.picked,
    share: state.context.share,
    messages: state.context.messages,
    isSending: state.matches('sending'),
    isRemoving: state.matches('removing'),
    hasFailed: state.matches('failed'),
    pick: useCallback(
      (body: File) =>
        send({ type: 'file.picked', file: { name: body.name, bytes: body.size, mime: body.type, body } }),
      [send],
    ),
    miss: useCallback((message: string) => send({ type: 'file.missed', message }), [send]),
    remove: (id: string) => send({ type: 'remove.requested', id }),
    retry: () => send({ type: 'retry.requested' }),
    cancel: () => send({ type: 'cancel.requested' }),
  }
}
