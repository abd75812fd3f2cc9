import { elementWith } from '@kisscut/artwork/design'
import { useEffect, useId, useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { useDesign, useSession } from '../session/use-session.ts'
import { designIn, type DesignSession } from '../session/session.ts'
import type { FontChoice } from '../types.ts'
import { FindingActions } from './finding-actions.tsx'
import type { ShownFinding } from './use-findings.ts'
import css from '../../controls/checks.module.css'
import panelCss from './panel.module.css'

interface Props {
  readonly title?: string
  /** Text shown without findings. */
  readonly allClear?: string
  /** Null before they are measured. */
  readonly findings: readonly ShownFinding[] | null
  /** Called when an element is selected from the list. */
  readonly onSelect: (ids: readonly string[]) => void
}

/** The findings to review before printing, each shown and fixed in place, and announced when they change. EDIT-11, EDIT-21. */
export function FindingsPanel({
  title = messages.checksHead,
  allClear = messages.allClear,
  findings,
  onSelect,
}: Props) {
  const id = useId()
  const hidden = useDesign().elements.filter((element) => element.hidden).length
  return (
    <section className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {hidden > 0 && <p className={panelCss.hint}>{messages.notPrinted(hidden)}</p>}
      <ul className={css.checks} aria-live="polite" aria-labelledby={id}>
        {findings === null && <li className={css.waiting}>{messages.measuring}</li>}
        {findings?.length === 0 && <li className={css.ok}>{allClear}</li>}
        {findings?.map((finding) => (
          <li key={`${finding.code} ${finding.element}`} className={css[finding.level]}>
            <span>{finding.text}</span>
            <FindingActions
              id={`${finding.code} ${finding.element}`}
              about={finding}
              fix={finding.fix ?? null}
              onSelect={onSelect}
            />
            {finding.letters !== '' && <OtherFont finding={finding} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers a font with the missing letters, applied with one click. EDIT-4. */
function OtherFont({ finding: { element, letters } }: { readonly finding: ShownFinding }) {
  const session = useSession()
  const [font, setFont] = useState<FontChoice | null | 'searching'>('searching')
  useEffect(() => {
    let isOver = false
    setFont('searching')
    const text = elementWith(designIn(session.actor), element)
    const words = text?.kind === 'text' ? text.text : letters
    void fontWith(words, letters, session, () => isOver).then((found) => isOver || setFont(found))
    return () => {
      isOver = true
    }
  }, [element, letters, session])
  if (font === 'searching') return null
  if (font === null) return <span>{messages.noFontHas}</span>
  return (
    <button
      type="button"
      className={css.action}
      onClick={() =>
        void session.changeText(element, { font: font.id }, { label: 'font' }).catch(() => setFont(null))
      }
    >
      {messages.useFont(font.name)}
    </button>
  )
}

/**
 * The first shop font with all letters of a text, otherwise the first with the missing ones. Loads fonts one by one until one
 * matches.
 */
async function fontWith(
  words: string,
  letters: string,
  { library, store }: DesignSession,
  isOver: () => boolean,
): Promise<FontChoice | null> {
  let second: FontChoice | null = null
  for (const font of library.fonts) {
    if (isOver()) return null
    const opened = await store.openFont(font.id).catch(() => null)
    if (!opened) continue
    const { face, drawing } = opened
    const has = (text: string) => drawing.setLine(face, text, { size: 1 }).missing.length === 0
    if (words.split(/\s+/).every(has)) return font
    if (second === null && has(letters)) second = font
  }
  return second
}
