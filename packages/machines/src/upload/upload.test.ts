import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { uploadMachineOf, type PickedFile, type UploadReport } from './machine.ts'
import { MOST_BYTES, rejectionOf, rejectionOfDrop } from './rejection.ts'
import * as messages from '../messages/upload.ts'

interface Accepted {
  readonly id: string
}
const logo: PickedFile = { name: 'logo.png', bytes: 1000, mime: 'image/png', body: null }

function uploading(remove: () => Promise<void> = async () => {}) {
  const lines: { file: PickedFile; report: (report: UploadReport<Accepted>) => void; isOpen: boolean }[] = []
  const accepted: Accepted[] = []
  let removed = 0
  const machine = uploadMachineOf<Accepted>().provide({
    actors: {
      send: fromCallback<EventObject, PickedFile>(({ sendBack, input }) => {
        const line = { file: input, report: sendBack, isOpen: true }
        lines.push(line)
        return () => {
          line.isOpen = false
        }
      }),
      remove: fromPromise<void, { id: string }>(remove),
    },
    actions: {
      accepted: (_, { file }) => accepted.push(file),
      removed: () => {
        removed += 1
      },
    },
  })
  const actor = createActor(machine).start()
  return { actor, lines, accepted, removals: () => removed, now: () => actor.getSnapshot() }
}

describe('uploading artwork', () => {
  it('shows the share sent and then passes on the accepted file', () => {
    const { actor, lines, accepted, now } = uploading()
    actor.send({ type: 'file.picked', file: logo })
    lines[0]?.report({ type: 'part.sent', share: 0.4 })
    expect(now().matches('sending')).toBe(true)
    expect(now().context.share).toBe(0.4)
    lines[0]?.report({ type: 'file.accepted', file: { id: 'f1' } })
    expect(now().matches('resting')).toBe(true)
    expect(accepted).toEqual([{ id: 'f1' }])
  })

  it.each([
    [1.2, 1],
    [-0.1, 0],
  ])('shows a share of %s as %s', (share, shown) => {
    const { actor, lines, now } = uploading()
    actor.send({ type: 'file.picked', file: logo })
    lines[0]?.report({ type: 'part.sent', share })
    expect(now().context.share).toBe(shown)
  })

  it('does not send a file that would be rejected', () => {
    const { actor, lines, now } = uploading()
    actor.send({ type: 'file.picked', file: { ...logo, bytes: 0 } })
    expect(lines).toEqual([])
    expect(now().context.messages).toEqual([messages.emptyFile])
  })

  it('passes nothing on when the shop rejects a file', () => {
    const { actor, lines, accepted, now } = uploading()
    actor.send({ type: 'file.picked', file: logo })
    lines[0]?.report({ type: 'file.rejected', messages: ['Broken.'] })
    expect(now().matches('resting')).toBe(true)
    expect(now().context.messages).toEqual(['Broken.'])
    expect(accepted).toEqual([])
  })

  it('listens only to the latest of two files', () => {
    const { actor, lines, accepted } = uploading()
    actor.send({ type: 'file.picked', file: logo })
    actor.send({ type: 'file.picked', file: { ...logo, name: 'second.png' } })
    expect(lines.map((line) => line.isOpen)).toEqual([false, true])
    lines[0]?.report({ type: 'file.accepted', file: { id: 'first' } })
    expect(accepted).toEqual([])
    lines[1]?.report({ type: 'file.accepted', file: { id: 'second' } })
    expect(accepted).toEqual([{ id: 'second' }])
  })

  it('sends the same file again after an interruption', () => {
    const { actor, lines, now } = uploading()
    actor.send({ type: 'file.picked', file: logo })
    lines[0]?.report({ type: 'sending.failed' })
    expect(now().context.messages).toEqual([messages.sendingFailed])
    actor.send({ type: 'retry.requested' })
    expect(lines[1]?.file).toEqual(logo)
  })

  it('reports why an item was not accepted without affecting a running upload', () => {
    const { actor, lines, accepted, now } = uploading()
    actor.send({ type: 'file.picked', file: logo })
    actor.send({ type: 'file.missed', message: messages.oneAtATime })
    expect(now().context.messages).toEqual([messages.oneAtATime])
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([true])
    lines[0]?.report({ type: 'file.accepted', file: { id: 'f1' } })
    expect(accepted).toEqual([{ id: 'f1' }])
    expect(now().context.messages).toEqual([])
  })

  it('removes a file, and reports when that fails', async () => {
    const happy = uploading()
    happy.actor.send({ type: 'remove.requested', id: 'f1' })
    expect(happy.now().hasTag('busy')).toBe(true)
    await new Promise((resolve) => setImmediate(resolve))
    expect(happy.removals()).toBe(1)

    const sad = uploading(() => Promise.reject(new Error('offline')))
    sad.actor.send({ type: 'remove.requested', id: 'f1' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(sad.removals()).toBe(0)
    expect(sad.now().context.messages).toEqual([messages.removingFailed])
  })
})

describe('rejectionOf', () => {
  it.each([
    [{ name: 'a.png', bytes: 1, mime: 'image/png' }, null],
    [{ name: 'A.TIFF', bytes: 1, mime: '' }, null],
    [{ name: 'pasted', bytes: MOST_BYTES, mime: 'image/webp' }, null],
    [{ name: 'a.png', bytes: 0, mime: 'image/png' }, messages.emptyFile],
    [
      { name: 'a.png', bytes: MOST_BYTES + 1, mime: 'image/png' },
      'This file is 50.1 MB. The limit is 50 MB.',
    ],
    [{ name: 'a.exe', bytes: 1, mime: 'application/x-msdownload' }, messages.unsupported],
    [{ name: 'png', bytes: 1, mime: '' }, messages.unsupported],
  ])('of %j is %j', (file, rejection) => expect(rejectionOf(file)).toBe(rejection))
})

describe('rejectionOfDrop', () => {
  it.each([
    [{ files: 1, folders: 0 }, null],
    [{ files: 2, folders: 0 }, messages.oneAtATime],
    [{ files: 1, folders: 1 }, messages.folder],
    [{ files: 0, folders: 0 }, messages.noFile],
  ])('of %j is %j', (dropped, rejection) => expect(rejectionOfDrop(dropped)).toBe(rejection))
})
