import { replaceUpload, uploadOf } from '@kisscut/artwork/design'
import { retouchingMachineOf, type RetouchResult } from '@kisscut/machines/retouching'
import { useMachine } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { IS_JOINED, type RetouchRequest } from '../retouch/request.ts'
import type { EditorHost, PlacedArtwork, Retouching, UploadSession } from '../types.ts'
import { uploadedArtwork } from './use-session.ts'

const retouchingMachine = retouchingMachineOf<RetouchRequest, PlacedArtwork>()

/** Connects retouching: the machine decides, the host works, and the result is a step of the design's history. */
export function useRetouching({ actor, files }: UploadSession, host: EditorHost): Retouching {
  const latest = useRef(host)
  latest.current = host
  const machine = useMemo(
    () =>
      retouchingMachine.provide({
        actors: {
          retouch: fromPromise<RetouchResult<PlacedArtwork>, { readonly request: RetouchRequest }>(
            ({ input, signal }) => {
              const { present } = actor.getSnapshot().context.history
              return latest.current.retouch(input.request, present, signal)
            },
          ),
        },
        actions: {
          accepted: (_, { request: { kind }, artwork }) => {
            if (uploadOf(actor.getSnapshot().context.history.present)?.file === artwork.id) return
            files.set(artwork.id, artwork)
            const command = replaceUpload(uploadedArtwork(artwork), `retouch.${kind}`, kind)
            actor.send({ type: 'command.given', command, isJoined: IS_JOINED.has(kind) })
          },
        },
      }),
    [actor, files],
  )
  const [state, send] = useMachine(machine)
  return {
    isBusy: state.hasTag('busy'),
    isRequested: !state.matches('resting'),
    request: state.context.request,
    messages: state.context.messages,
    start: (request) => send({ type: 'retouch.requested', request }),
    tune: (request) => send({ type: 'retouch.tuned', request }),
    cancel: () => send({ type: 'cancel.requested' }),
  }
}
