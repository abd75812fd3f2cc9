import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate'
import { rejectionOf } from './rejection.ts'

/** A file the shopper picked; `body` is whatever the page needs to send it. */
export interface PickedFile {
  readonly name: string
  readonly bytes: number
  /** As the browser guesses it, often empty. */
  readonly mime: string
  readonly body: unknown
}

interface UploadContext<File> {
  readonly picked: PickedFile | null
  /** Share sent, 0–1. */
  readonly share: number
  readonly file: File | null
  /** Why the last file was refused or could not be sent. */
  readonly texts: readonly string[]
  /** How many files were taken: the table is laid anew for each, and stays for what is made of one. */
  readonly taken: number
}

export type UploadEvent<File> =
  | { type: 'file.picked'; file: PickedFile }
  /** Something came that is no file to be sent: said, and nothing else changes. */
  | { type: 'file.missed'; text: string }
  /** Something was made of the file, which takes its place. */
  | { type: 'file.replaced'; file: File }
  | { type: 'remove.asked' }
  | { type: 'retry.asked' }
  | { type: 'cancel.asked' }
  | UploadReport<File>

/** What the sending actor reports. */
export type UploadReport<File> =
  | { type: 'part.sent'; share: number }
  | { type: 'file.taken'; file: File }
  | { type: 'file.refused'; texts: readonly string[] }
  | { type: 'sending.failed' }

export const SENDING_FAILED = 'The upload was interrupted. Your file is still here: try again.'
export const REMOVING_FAILED = 'The file could not be removed. Please try again.'

/**
 * Bringing artwork to the shop: picking, sending with progress, judged by the shop, removed again. A new file may be
 * picked at any time and takes the place of the old one only when the shop has taken it.
 */
export const uploadMachineOf = <File extends { readonly id: string }>() =>
  setup({
    types: {
      context: {} as UploadContext<File>,
      events: {} as UploadEvent<File>,
      input: {} as { readonly file: File | null },
      tags: {} as 'busy',
    },
    actors: {
      send: fromCallback<EventObject, PickedFile>(() => {
        throw new Error('No way to send was provided.')
      }),
      remove: fromPromise<void, { id: string }>(() =>
        Promise.reject(new Error('No way to remove was provided.')),
      ),
    },
    guards: {
      isRefused: ({ event }) => event.type === 'file.picked' && rejectionOf(event.file) !== null,
      hasPicked: ({ context }) => context.picked !== null,
      hasFile: ({ context }) => context.file !== null,
    },
    actions: {
      refuse: assign(({ event }) => {
        const rejection = event.type === 'file.picked' ? rejectionOf(event.file) : null
        return { texts: rejection ? [rejection] : [], picked: null }
      }),
      pick: assign(({ event }) =>
        event.type === 'file.picked' ? { picked: event.file, share: 0, texts: [] } : {},
      ),
    },
  }).createMachine({
    id: 'upload',
    context: ({ input }) => ({ picked: null, share: 0, file: input.file, texts: [], taken: 0 }),
    initial: 'settling',
    on: {
      'file.picked': [
        { guard: 'isRefused', target: '.settling', actions: 'refuse' },
        { target: '.sending', reenter: true, actions: 'pick' },
      ],
      'file.missed': { actions: assign({ texts: ({ event }) => [event.text] }) },
    },
    states: {
      settling: { always: [{ guard: 'hasFile', target: 'judged' }, 'picking'] },
      picking: {},
      sending: {
        tags: 'busy',
        invoke: { src: 'send', input: ({ context }) => context.picked as PickedFile },
        on: {
          'part.sent': { actions: assign({ share: ({ event }) => Math.min(1, Math.max(0, event.share)) }) },
          'file.taken': {
            target: 'judged',
            actions: assign(({ context, event }) => ({
              file: event.file,
              picked: null,
              texts: [],
              taken: context.taken + 1,
            })),
          },
          'file.refused': {
            target: 'settling',
            actions: assign({ texts: ({ event }) => event.texts, picked: null }),
          },
          'sending.failed': { target: 'failed', actions: assign({ texts: [SENDING_FAILED] }) },
          'cancel.asked': { target: 'settling', actions: assign({ picked: null }) },
        },
      },
      failed: {
        on: {
          'retry.asked': { guard: 'hasPicked', target: 'sending', actions: assign({ texts: [], share: 0 }) },
          'cancel.asked': { target: 'settling', actions: assign({ texts: [], picked: null }) },
        },
      },
      judged: {
        on: {
          'remove.asked': 'removing',
          'file.replaced': { actions: assign({ file: ({ event }) => event.file, texts: [] }) },
        },
      },
      removing: {
        tags: 'busy',
        invoke: {
          src: 'remove',
          input: ({ context }) => ({ id: context.file?.id ?? '' }),
          onDone: { target: 'picking', actions: assign({ file: null, texts: [] }) },
          onError: { target: 'judged', actions: assign({ texts: [REMOVING_FAILED] }) },
        },
      },
    },
  })
