import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate'
import { rejectionOf } from './rejection.ts'
import { removingFailed, sendingFailed } from '../messages/upload.ts'

/** A file the shopper picked; `body` is whatever the page needs to send it. */
export interface PickedFile {
  readonly name: string
  readonly bytes: number
  /** As guessed by the browser, often empty. */
  readonly mime: string
  readonly body: unknown
}

interface UploadContext {
  readonly picked: PickedFile | null
  /** Share sent, 0–1. */
  readonly share: number
  /** Id of the file being removed. */
  readonly removing: string
  /** Why the last file was rejected or could not be sent. */
  readonly messages: readonly string[]
}

export type UploadEvent<File> =
  | { type: 'file.picked'; file: PickedFile }
  /** An item that is no file was dropped or pasted: reported without another effect. */
  | { type: 'file.missed'; message: string }
  | { type: 'remove.requested'; id: string }
  | { type: 'retry.requested' }
  | { type: 'cancel.requested' }
  | UploadReport<File>

/** Reports of the uploading actor. */
export type UploadReport<File> =
  | { type: 'part.sent'; share: number }
  | { type: 'file.accepted'; file: File }
  | { type: 'file.rejected'; messages: readonly string[] }
  | { type: 'sending.failed' }

/**
 * Uploading artwork: picking, sending with progress, checking by the shop, removing. A new file may be picked at any time.
 * `accepted` receives an accepted file, which then belongs to the design; `removed` is called once the shop has removed it.
 */
export const uploadMachineOf = <File>() =>
  setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent<File>, tags: {} as 'busy' },
    actors: {
      send: fromCallback<EventObject, PickedFile>(() => {
        throw new Error('No way to send was provided.')
      }),
      remove: fromPromise<void, { id: string }>(() =>
        Promise.reject(new Error('No way to remove was provided.')),
      ),
    },
    guards: {
      isRejected: ({ event }) => event.type === 'file.picked' && rejectionOf(event.file) !== null,
      hasPicked: ({ context }) => context.picked !== null,
    },
    actions: {
      accepted: (_, _params: { readonly file: File }) => undefined,
      removed: () => undefined,
      reject: assign(({ event }) => {
        const rejection = event.type === 'file.picked' ? rejectionOf(event.file) : null
        return { messages: rejection ? [rejection] : [], picked: null }
      }),
      pick: assign(({ event }) =>
        event.type === 'file.picked' ? { picked: event.file, share: 0, messages: [] } : {},
      ),
    },
  }).createMachine({
    id: 'upload',
    context: { picked: null, share: 0, removing: '', messages: [] },
    initial: 'resting',
    on: {
      'file.picked': [
        { guard: 'isRejected', target: '.resting', actions: 'reject' },
        { target: '.sending', reenter: true, actions: 'pick' },
      ],
      'file.missed': { actions: assign({ messages: ({ event }) => [event.message] }) },
    },
    states: {
      resting: {
        on: {
          'remove.requested': { target: 'removing', actions: assign({ removing: ({ event }) => event.id }) },
        },
      },
      sending: {
        tags: 'busy',
        invoke: { src: 'send', input: ({ context }) => context.picked as PickedFile },
        on: {
          'part.sent': { actions: assign({ share: ({ event }) => Math.min(1, Math.max(0, event.share)) }) },
          'file.accepted': {
            target: 'resting',
            actions: [
              { type: 'accepted', params: ({ event }) => ({ file: event.file }) },
              assign({ picked: null, messages: [] }),
            ],
          },
          'file.rejected': {
            target: 'resting',
            actions: assign({ messages: ({ event }) => event.messages, picked: null }),
          },
          'sending.failed': { target: 'failed', actions: assign({ messages: [sendingFailed] }) },
          'cancel.requested': { target: 'resting', actions: assign({ picked: null }) },
        },
      },
      failed: {
        on: {
          'retry.requested': {
            guard: 'hasPicked',
            target: 'sending',
            actions: assign({ messages: [], share: 0 }),
          },
          'cancel.requested': { target: 'resting', actions: assign({ messages: [], picked: null }) },
        },
      },
      removing: {
        tags: 'busy',
        invoke: {
          src: 'remove',
          input: ({ context }) => ({ id: context.removing }),
          onDone: { target: 'resting', actions: ['removed', assign({ messages: [] })] },
          onError: { target: 'resting', actions: assign({ messages: [removingFailed] }) },
        },
      },
    },
  })
