import { useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import type { ToolHost } from '../commands/commands.ts'
import { useDesign, useSession } from '../session/use-session.ts'
import { designText, download, importDesign, sideText } from './export.ts'
import css from './panel.module.css'

/** Export and import of the design, and the list of keys. EDIT-12. */
export function ExportPanel({ host }: { readonly host: ToolHost }) {
  const session = useSession()
  const { sides } = useDesign()
  const [report, setReport] = useState<{ readonly isDone: boolean; readonly message: string } | null>(null)
  const failed = () => setReport({ isDone: false, message: messages.notFetched })
  const name = (part: string) => messages.fileName(part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'))
  return (
    <section className={css.section} aria-label={messages.moreHead}>
      <h2 className={css.title}>{messages.moreHead}</h2>
      <button
        type="button"
        className={css.button}
        onClick={() =>
          designText(session).then(
            (text) => download(`${name('design')}.json`, 'application/json', text),
            failed,
          )
        }
      >
        {messages.exportJson}
      </button>
      {sides.map((side) => (
        <button
          key={side.id}
          type="button"
          className={css.button}
          onClick={() =>
            sideText(session, side).then(
              (text) => download(`${name(side.name)}.svg`, 'image/svg+xml', text),
              failed,
            )
          }
        >
          {messages.exportSvg(side.name)}
        </button>
      ))}
      <label className={`${css.button} ${css.file}`}>
        {messages.importJson}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) importDesign(session, file).then(setReport, failed)
            currentTarget.value = ''
          }}
        />
      </label>
      <p
        role={report?.isDone === false ? 'alert' : 'status'}
        className={report?.isDone === false ? css.error : css.hint}
      >
        {report?.message}
      </p>
      <button type="button" className={css.button} onClick={host.help}>
        {messages.commands.help}
      </button>
    </section>
  )
}
