import { pictureOfDesign, restoreDesign, useSession } from '@kisscut/editors/design-tools'
import { UNNAMED_VERSION } from '@kisscut/core/design'
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../action/button.tsx'
import { Field } from '../../form/field.tsx'
import { TextInput } from '../../form/text-input.tsx'
import { Notice } from '../../notice/notice.tsx'
import { textOfDesign } from '../draft.ts'
import { versionsOf, type Version } from './versions.ts'
import { VersionRow } from './version-row.tsx'
import * as messages from '../../../messages/versions.ts'
import css from './versions.module.css'

interface Props {
  readonly customId: string
  readonly productId: string
  readonly onClose: () => void
}

/** The versions of the current design: saves one, restores or deletes others. TOOL-6, TOOL-7. */
export default function VersionsSheet({ customId, productId, onClose }: Props) {
  const session = useSession()
  const versions = useMemo(() => versionsOf(customId, productId), [customId, productId])
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [list, setList] = useState<readonly Version[]>([])
  /** URL of the next page; null if all are listed. */
  const [next, setNext] = useState<string | null>(versions.first)
  const [isBusy, setIsBusy] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [reported, setReported] = useState('')
  const [name, setName] = useState('')
  const failed = () => setWrong([messages.notReached])

  const fetchPage = async (path: string, signal?: AbortSignal) => {
    const found = await versions.list(path, signal)
    setList((before) => (path === versions.first ? found.versions : [...before, ...found.versions]))
    setNext(found.next)
  }
  useEffect(() => {
    dialog.current?.showModal()
    const abort = new AbortController()
    fetchPage(versions.first, abort.signal).catch(() => abort.signal.aborted || failed())
    return () => abort.abort()
    // Runs once: afterwards the sheet updates its own list.
  }, [versions])

  /** Runs one task at a time; reports a failure, which may be retried. */
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setWrong([])
    setReported('')
    await work().catch(failed)
    setIsBusy(false)
  }
  const design = () => session.actor.getSnapshot().context.history.present
  const keep = async (called: string): Promise<boolean> => {
    const saved = await versions.keep({
      name: called,
      preview: await pictureOfDesign(session),
      design: design(),
    })
    if (saved.ok) setList((before) => [saved.version, ...before])
    else setWrong(saved.messages)
    return saved.ok
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      if (!(await keep(name.trim()))) return
      setName('')
      setReported(messages.savedAs(name.trim()))
    })
  }
  const isPresent = ({ data }: Version) => textOfDesign(data.design as never) === textOfDesign(design())
  const restore = (version: Version) =>
    run(async () => {
      // Keeps the current design as a version, which outlasts undo.
      if (!list.some(isPresent) && !(await keep(''))) return
      const called = nameOf(version)
      const restored = await restoreDesign(
        session,
        JSON.stringify(version.data.design),
        messages.restoring(called),
      )
      if (!restored.isDone) return setWrong([restored.message])
      dialog.current?.close()
    })
  const remove = (version: Version) =>
    run(async () => {
      await versions.remove(version.id)
      setList((before) => before.filter(({ id }) => id !== version.id))
      setReported(messages.deleted(nameOf(version)))
    })
  return (
    <dialog ref={dialog} className={css.sheet} aria-labelledby={title} onClose={onClose}>
      <div className={css.head}>
        <h2 id={title}>{messages.versions}</h2>
        <Button size="small" onClick={() => dialog.current?.close()}>
          {messages.close}
        </Button>
      </div>
      <form className={css.form} onSubmit={save}>
        <Field label={messages.name} hint={messages.about}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={200}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="primary" busy={isBusy}>
          {messages.save}
        </Button>
      </form>
      {wrong.length > 0 && (
        <Notice kind="error">
          <span>{wrong.join(' ')}</span>
        </Notice>
      )}
      <p role="status" className={css.said}>
        {reported || (next === null && list.length === 0 ? messages.none : '')}
      </p>
      <ul className={css.list}>
        {list.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            name={nameOf(version)}
            isBusy={isBusy}
            onRestore={() => void restore(version)}
            onDelete={() => void remove(version)}
          />
        ))}
      </ul>
      {next !== null && next !== versions.first && (
        <Button busy={isBusy} onClick={() => void run(() => fetchPage(next))}>
          {messages.older}
        </Button>
      )}
    </dialog>
  )
}

const nameOf = ({ name }: Version) => (name === UNNAMED_VERSION ? messages.unnamed : name)
