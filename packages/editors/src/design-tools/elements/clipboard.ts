import { cutText } from '@kisscut/core/text'
import { copied, paste, remove, type Element } from '@kisscut/artwork/design'
import * as messages from '../../messages/design-tools.ts'
import { designIn, type DesignSession } from '../session/session.ts'
import { addText } from './add.ts'

/** The last copied text, for menus in browsers without clipboard access. */
let lastCopied = ''

/** The selection as text for the clipboard: a design of these elements alone. Null without a selection. EDIT-8. */
export function copiedText({ actor }: DesignSession): string | null {
  const { selection } = actor.getSnapshot().context
  const design = designIn(actor)
  const elements = copied(design, selection)
  if (elements.length === 0) return null
  const sides = design.sides.filter(({ id }) => elements.some(({ side }) => side === id))
  lastCopied = JSON.stringify({ version: 1, ...design, sides, elements })
  return lastCopied
}

export function cutSelection(session: DesignSession): void {
  const { selection } = session.actor.getSnapshot().context
  session.perform({ ...remove(selection), name: 'cut', label: 'cut' })
}

/** The elements in a clipboard text, validated like every external design; null for none. */
async function elementsIn(text: string): Promise<readonly Element[] | null> {
  if (!text.trimStart().startsWith('{')) return null
  const { designFromJson } = await import('@kisscut/artwork/design-json')
  const reading = designFromJson(text)
  return reading.ok ? reading.design.elements : null
}

/** Pastes elements, or a text as a new text element; returns a message, such as why it is rejected, or null. */
export async function pasteText(session: DesignSession, text: string): Promise<string | null> {
  const elements = await elementsIn(text)
  if (elements && elements.length > 0) {
    if (session.pasted) return session.pasted(elements)
    const rejection = session.rejection({ ...designIn(session.actor), elements })
    if (rejection !== null) return rejection
    const { side } = session.actor.getSnapshot().context
    const command = paste(elements, side, session.newId)
    const ids = command.on.filter((id) => !isMask(elements, command.on.indexOf(id)))
    session.performOn(command, ids)
    return null
  }
  const words = text.trim()
  if (elements || words === '' || words.startsWith('{')) return messages.notPasted
  const pasted = cutText(words, LONGEST_PASTE)
  if (session.pasted) return session.pasted(pasted)
  await addText(session, pasted)
  return null
}
const LONGEST_PASTE = 2000

const isMask = (elements: readonly Element[], at: number) => elements[at]?.kind === 'clip_mask'

/** Copies by a button: to the browser's clipboard where pages may write it, and always for this page. */
export async function copyByButton(session: DesignSession): Promise<void> {
  const text = copiedText(session)
  if (text !== null) await navigator.clipboard?.writeText(text).catch(() => undefined)
}

/** The content a button pastes: the browser's clipboard if pages may read it, otherwise the page's last copy. */
export async function textToPaste(): Promise<string> {
  const text = await navigator.clipboard?.readText?.().catch(() => '')
  return text || lastCopied
}
