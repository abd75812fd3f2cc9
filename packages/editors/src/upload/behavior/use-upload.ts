import { uploadMachineOf, type PickedFile, type UploadReport } from '@kisscut/machines/upload'
import { useMachine } from '@xstate/react'
import { useCallback, useMemo, useRef } from 'react'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { EditorCallbacks, PlacedArtwork } from '../types.ts'

const uploadMachine = uploadMachineOf<PlacedArtwork>()

/** Bringing artwork, connected: the machine decides, the page's errands send and remove. */
export function useUpload(file: PlacedArtwork | null, callbacks: EditorCallbacks) {
  const latest = useRef(callbacks)
  latest.current = callbacks
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          send: fromCallback<EventObject, PickedFile>(({ sendBack, input }) => {
            const report = (event: UploadReport<PlacedArtwork>) => sendBack(event)
            return latest.current.send(input.body as File, {
              progress: (share) => report({ type: 'part.sent', share }),
              taken: (taken) => report({ type: 'file.taken', file: taken }),
              refused: (texts) => report({ type: 'file.refused', texts }),
              failed: () => report({ type: 'sending.failed' }),
            })
          }),
          remove: fromPromise<void, { id: string }>(({ input }) => latest.current.remove(input.id)),
        },
      }),
    [],
  )
  const [state, send] = useMachine(machine, { input: { file } })
  return {
    file: state.context.file,
    picked: state.context.picked,
    share: state.context.share,
    texts: state.context.texts,
    isSending: state.matches('sending'),
    isRemoving: state.matches('removing'),
    hasFailed: state.matches('failed'),
    pick: useCallback(
      (body: File) =>
        send({ type: 'file.picked', file: { name: body.name, bytes: body.size, mime: body.type, body } }),
      [send],
    ),
    miss: useCallback((text: string) => send({ type: 'file.missed', text }), [send]),
    replace: useCallback((file: PlacedArtwork) => send({ type: 'file.replaced', file }), [send]),
    taken: state.context.taken,
    remove: () => send({ type: 'remove.asked' }),
    retry: () => send({ type: 'retry.asked' }),
    cancel: () => send({ type: 'cancel.asked' }),
  }
}
