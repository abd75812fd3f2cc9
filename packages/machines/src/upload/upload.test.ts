import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import {
  REMOVING_FAILED,
  SENDING_FAILED,
  uploadMachineOf,
  type PickedFile,
  type UploadReport,
} from './machine.ts'
import {
  EMPTY_FILE,
  FOLDER,
  MOST_BYTES,
  NO_FILE,
  ONE_AT_A_TIME,
  UNSUPPORTED,
  rejectionOf,
  rejectionOfDrop,
} from './rejection.ts'

interface Taken {
  readonly id: string
}
const logo: PickedFile = { name: 'logo.png', bytes: 1000, mime: 'image/png', body: null }

function table(file: Taken | null = null, remove: () => Promise<void> = async () => {}) {
  const lines: { file: PickedFile; report: (report: UploadReport<Taken>) => void; isOpen: boolean }[] = []
  const machine = uploadMachineOf<Taken>().provide({
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
  })
  const actor = createActor(machine, { input: { file } }).start()
  return { actor, lines, now: () => actor.getSnapshot() }
}

describe('bringing artwork', () => {
  it('shows the share sent and then the file taken', () => {
    const { actor, lines, now } = table()
    actor.send({ type: 'file.picked', file: logo })
    lines[0]?.report({ type: 'part.sent', share: 0.4 })
    expect(now().matches('sending')).toBe(true)
    expect(now().context.share).toBe(0.4)
    lines[0]?.report({ type: 'file.taken', file: { id: 'f1' } })
    expect(now().matches('judged')).toBe(true)
    expect(now().context.file).toEqual({ id: 'f1' })
  })

  it('does not send what can only be refused', () => {
    const { actor, lines, now } = table({ id: 'old' })
    actor.send({ type: 'file.picked', file: { ...logo, bytes: 0 } })
    expect(lines).toEqual([])
    expect(now().context.texts).toEqual([EMPTY_FILE])
    expect(now().context.file).toEqual({ id: 'old' })
  })

  it('keeps the old file until the new one is taken', () => {
    const { actor, lines, now } = table({ id: 'old' })
    actor.send({ type: 'file.picked', file: logo })
    expect(now().context.file).toEqual({ id: 'old' })
    lines[0]?.report({ type: 'file.refused', texts: ['Broken.'] })
    expect(now().matches('judged')).toBe(true)
    expect(now().context.texts).toEqual(['Broken.'])
    expect(now().context.file).toEqual({ id: 'old' })
  })

  it('hears only the latest of two files', () => {
    const { actor, lines, now } = table()
    actor.send({ type: 'file.picked', file: logo })
    actor.send({ type: 'file.picked', file: { ...logo, name: 'second.png' } })
    expect(lines.map((line) => line.isOpen)).toEqual([false, true])
    lines[0]?.report({ type: 'file.taken', file: { id: 'first' } })
    expect(now().context.file).toBeNull()
    lines[1]?.report({ type: 'file.taken', file: { id: 'second' } })
    expect(now().context.file).toEqual({ id: 'second' })
  })

  it('sends the same file again after an interruption', () => {
    const { actor, lines, now } = table()
    actor.send({ type: 'file.picked', file: logo })
    lines[0]?.report({ type: 'sending.failed' })
    expect(now().context.texts).toEqual([SENDING_FAILED])
    actor.send({ type: 'retry.asked' })
    expect(lines[1]?.file).toEqual(logo)
  })

  it('says why nothing was taken without disturbing what is under way', () => {
    const { actor, lines, now } = table()
    actor.send({ type: 'file.picked', file: logo })
    actor.send({ type: 'file.missed', text: ONE_AT_A_TIME })
    expect(now().context.texts).toEqual([ONE_AT_A_TIME])
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([true])
    lines[0]?.report({ type: 'file.taken', file: { id: 'f1' } })
    expect(now().context).toMatchObject({ file: { id: 'f1' }, texts: [] })
  })

  it('takes what was made of the file in its place, on the same table', () => {
    const { actor, now } = table({ id: 'f1' })
    actor.send({ type: 'file.replaced', file: { id: 'f1 cut out' } })
    expect(now().context).toMatchObject({ file: { id: 'f1 cut out' }, taken: 0 })
    expect(now().matches('judged')).toBe(true)
  })

  it('removes the file, and keeps it when that fails (API-6)', async () => {
    const happy = table({ id: 'f1' })
    happy.actor.send({ type: 'remove.asked' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(happy.now().matches('picking')).toBe(true)
    expect(happy.now().context.file).toBeNull()

    const sad = table({ id: 'f1' }, () => Promise.reject(new Error('offline')))
    sad.actor.send({ type: 'remove.asked' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(sad.now().context.file).toEqual({ id: 'f1' })
    expect(sad.now().context.texts).toEqual([REMOVING_FAILED])
  })
})

describe('the first look at a file', () => {
  it.each([
    [{ name: 'a.png', bytes: 1, mime: 'image/png' }, null],
    [{ name: 'A.TIFF', bytes: 1, mime: '' }, null],
    [{ name: 'pasted', bytes: MOST_BYTES, mime: 'image/webp' }, null],
    [{ name: 'a.png', bytes: 0, mime: 'image/png' }, EMPTY_FILE],
    [
      { name: 'a.png', bytes: MOST_BYTES + 1, mime: 'image/png' },
      'This file has 50.1 MB; 50 MB is the most we can take.',
    ],
    [{ name: 'a.exe', bytes: 1, mime: 'application/x-msdownload' }, UNSUPPORTED],
    [{ name: 'png', bytes: 1, mime: '' }, UNSUPPORTED],
  ])('%j → %j', (file, rejection) => expect(rejectionOf(file)).toBe(rejection))
})

describe('what is let go over the page', () => {
  it.each([
    [{ files: 1, folders: 0 }, null],
    [{ files: 2, folders: 0 }, ONE_AT_A_TIME],
    [{ files: 1, folders: 1 }, FOLDER],
    [{ files: 0, folders: 0 }, NO_FILE],
  ])('%j → %j', (dropped, rejection) => expect(rejectionOfDrop(dropped)).toBe(rejection))
})
