// @vitest-environment jsdom
import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { isAsWritten } from './as-written.ts'
import { keepTyped, reportTyped } from './typed-before.ts'

let root: Root | null = null
afterEach(() => {
  root?.unmount()
  root = null
})

/** Every kind of control, controlled and uncontrolled. */
function Everything({ onState }: { readonly onState: (state: unknown) => void }) {
  const [text, setText] = useState('a')
  const [note, setNote] = useState('a')
  const [select, setSelect] = useState('a')
  const [radio, setRadio] = useState('a')
  const [box, setBox] = useState(false)
  useEffect(() => {
    onState({ text, note, select, radio, box })
  })
  return (
    <form>
      <input name="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <textarea name="note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <select name="select" value={select} onChange={(event) => setSelect(event.currentTarget.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      {['a', 'b'].map((each) => (
        <input
          key={each}
          type="radio"
          name="radio"
          value={each}
          checked={radio === each}
          onChange={() => setRadio(each)}
        />
      ))}
      <input
        type="checkbox"
        name="box"
        checked={box}
        onChange={(event) => setBox(event.currentTarget.checked)}
      />
      <input name="plainText" defaultValue="a" />
      <textarea name="plainNote" defaultValue="a" />
      <select name="plainSelect" defaultValue="a">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input type="radio" name="plainRadio" value="a" defaultChecked />
      <input type="radio" name="plainRadio" value="b" />
      <input type="checkbox" name="plainBox" defaultChecked />
    </form>
  )
}

function TypedBefore({ children }: { readonly children: ReactNode }) {
  useEffect(() => reportTyped(document), [])
  return children
}

/** The server's page, changed before it is hydrated. */
function typedInto(page: ReactElement, change: (form: HTMLFormElement) => void): HTMLFormElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.replaceChildren(place)
  const form = place.querySelector('form')!
  expect(isAsWritten(document)).toBe(true)
  change(form)
  keepTyped(document)
  startTransition(() => {
    root = hydrateRoot(place, page)
  })
  return form
}

const CHANGES: Readonly<Record<string, (form: HTMLFormElement) => void>> = Object.fromEntries(
  ['', 'plain'].flatMap((kind) => {
    const named = (name: string) => (kind ? kind + name : name.toLowerCase())
    const set = (name: string) => (form: HTMLFormElement) => {
      Object.assign(form.elements.namedItem(named(name))!, { value: 'b' })
    }
    const click = (of: string) => (form: HTMLFormElement) => form.querySelector<HTMLInputElement>(of)!.click()
    return [
      ...['Text', 'Note', 'Select'].map((name) => [named(name), set(name)] as const),
      [named('Radio'), click(`[name=${named('Radio')}][value=b]`)] as const,
      [named('Box'), click(`[name=${named('Box')}]`)] as const,
    ]
  }),
)
const WRITTEN = { text: 'a', note: 'a', select: 'a', radio: 'a', box: false }

describe('the input made before hydration (FLOW-14)', () => {
  it.each(Object.entries(CHANGES))('is kept by the field and known to the page: %s', async (name, change) => {
    let state: unknown = null
    const page = (
      <TypedBefore>
        <Everything onState={(now) => (state = now)} />
      </TypedBefore>
    )
    let before: unknown = null
    const form = typedInto(page, (written) => {
      change(written)
      before = [...new FormData(written)]
      expect(isAsWritten(document)).toBe(false)
    })
    const known = name.startsWith('plain') ? {} : { [name]: name === 'box' ? true : 'b' }
    await expect.poll(() => state).toEqual({ ...WRITTEN, ...known })
    expect([...new FormData(form)]).toEqual(before)
  })

  it('is known for all controls at once, also when typed during hydration', async () => {
    let state: unknown = null
    const page = (
      <TypedBefore>
        <Everything onState={(now) => (state = now)} />
      </TypedBefore>
    )
    const form = typedInto(page, (written) => {
      for (const change of Object.values(CHANGES)) change(written)
    })
    const note = form.elements.namedItem('note') as HTMLTextAreaElement
    note.value = 'b, and more'
    note.dispatchEvent(new Event('input', { bubbles: true }))
    await expect
      .poll(() => state)
      .toEqual({ text: 'b', note: 'b, and more', select: 'b', radio: 'b', box: true })
    expect(Object.fromEntries(new FormData(form))).toEqual({
      ...{ text: 'b', note: 'b, and more', select: 'b', radio: 'b', box: 'on' },
      ...{ plainText: 'b', plainNote: 'b', plainSelect: 'b', plainRadio: 'b' },
    })
  })
})
