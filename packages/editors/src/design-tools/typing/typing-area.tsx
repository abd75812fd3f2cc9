import { elementWith, remove, type TextItem } from '@kisscut/artwork/design'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import * as messages from '../../messages/design-tools.ts'
import { cssFamily } from '../library/library-store.ts'
import { registerFonts } from '../pickers/page-fonts.ts'
import { designIn } from '../session/session.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import css from './typing-area.module.css'

/** The field for typing a text on the canvas: over a straight text, below a bent one. EDIT-5. */
export function TypingArea({ canvas }: { readonly canvas: HTMLElement | null }) {
  const { actor } = useSession()
  const text = useSelector(actor, ({ context: { typing, history } }) => {
    const found = typing === null ? null : elementWith(history.present, typing)
    return found?.kind === 'text' ? found : null
  })
  return text && canvas && createPortal(<Field key={text.id} text={text} canvas={canvas} />, canvas)
}

/** Line height in ems, as texts are set. */
const LINE = 1.2

function Field({ text, canvas }: { readonly text: TextItem; readonly canvas: HTMLElement }) {
  const session = useSession()
  const { actor, perform, changeText, library } = session
  const { resources } = useArrived()
  const field = useRef<HTMLTextAreaElement>(null)
  const hasTyped = useRef(false)
  const { id } = text
  useEffect(() => registerFonts(library.fonts), [library.fonts])
  useEffect(() => {
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.select()
    return () => {
      // A text left empty is removed.
      const left = elementWith(designIn(actor), id)
      if (left?.kind === 'text' && left.text.trim() === '') perform(remove([id]))
    }
  }, [actor, id, perform])
  useEffect(() => {
    // The text was undone, or typed in the field beside the canvas.
    if (field.current && field.current.value !== text.text) field.current.value = text.text
  }, [text.text])
  const end = () => {
    actor.send({ type: 'typing.ended' })
    canvas.focus({ preventScroll: true })
  }
  const face = resources.face(text.font)
  const isOver =
    text.bend.kind === 'straight' && face !== null && text.rotation === 0 && !text.invertX && !text.invertY
  const em = face ? (face.ascender - face.descender) / face.unitsPerEm : LINE
  const place = {
    '--x': text.x,
    '--y': isOver ? text.y - ((LINE - em) * text.size) / 2 : text.y + text.height,
    '--width': text.width,
    '--size': text.size,
    '--tracking': text.tracking / 1000,
    fontFamily: `${cssFamily(text.font)}, var(--face-text)`,
    textAlign: text.alignment,
  } as CSSProperties
  return (
    <div className={isOver ? css.over : css.below} data-align={text.alignment} style={place}>
      <textarea
        ref={field}
        className={css.field}
        defaultValue={text.text}
        aria-label={messages.typeHere}
        placeholder={messages.typeHere}
        rows={text.text.split('\n').length}
        spellCheck={false}
        onInput={({ currentTarget }) => {
          const isJoined = hasTyped.current
          hasTyped.current = true
          changeText(id, { text: currentTarget.value }, { label: 'text', isJoined }).catch(() => undefined)
        }}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) {
            event.preventDefault()
            end()
          }
        }}
        onBlur={() => actor.send({ type: 'typing.ended' })}
      />
    </div>
  )
}
