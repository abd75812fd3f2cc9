import { change, elementWith, type CodeItem } from '@kisscut/artwork/design'
import { showSize } from '@kisscut/core/units'
import { useId } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { addCode, type CodeContent } from '../elements/add.ts'
import { resizedCode } from '../elements/new-elements.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import type { DesignSession } from '../session/session.ts'
import { CodeForm } from './code-form.tsx'
import { PaintField } from './paint-field.tsx'
import { fillCode } from './paint-commands.ts'
import { VariesFields } from './varies-fields.tsx'
import css from './panel.module.css'

/** Measures a code; rejects if the drawing code can't be loaded. */
const measured = async ({ store }: DesignSession, content: CodeContent) =>
  (await store.openDrawing()).smallestCode(content)

/** A new code. */
export function NewCodePanel() {
  const session = useSession()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {messages.codesHead}
      </h2>
      <CodeForm
        code={null}
        submitLabel={messages.addCode}
        onSubmit={async (content) => addCode(session, content, await measured(session, content))}
      />
    </section>
  )
}

/** A code's content and color; it grows with its content. EDIT-3. */
export function CodePanel({ code }: { readonly code: CodeItem }) {
  const session = useSession()
  const { perform, unit, locale, flags } = session
  const smallest = useSmallest(code)
  const { id } = code
  const changeContent = async (content: CodeContent) => {
    const size = await measured(session, content)
    perform({
      name: 'code',
      label: 'code',
      on: [id],
      apply: (design) => {
        const found = elementWith(design, id)
        if (found?.kind !== 'code' || found.locked) return design
        const changed = { ...found, ...content, ...resizedCode(found, size) }
        return { ...design, elements: design.elements.map((each) => (each.id === id ? changed : each)) }
      },
    })
  }
  return (
    <section className={css.section} aria-label={messages.codeHead}>
      {code.symbol === 'none' && (
        <CodeForm
          key={`${id} ${code.data}`}
          code={code}
          submitLabel={messages.changeCode}
          onSubmit={changeContent}
        />
      )}
      {flags.showVariableData && (
        <VariesFields
          element={code}
          onChange={({ text: data, ...fields }, { label, isJoined }) =>
            perform(change(code, { ...fields, ...(data !== undefined && { data }) }, label), isJoined)
          }
        />
      )}
      {smallest && (
        <p className={css.hint}>
          {messages.codeStays(showSize(smallest.width.toFixed(3), smallest.height.toFixed(3), unit, locale))}
        </p>
      )}
      <PaintField
        legend={messages.fill}
        paint={code.color}
        none={null}
        onColor={(colorId) => perform(fillCode(code, { colorId }))}
        onCustomColor={(customColor, isJoined) => perform(fillCode(code, { customColor }), isJoined)}
      />
    </section>
  )
}

/** The smallest box in which a code scans; null until it can be measured, or for invalid data. */
function useSmallest(code: CodeItem) {
  const { drawing } = useArrived()
  if (!drawing) return null
  try {
    return drawing.smallestCode(code)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
