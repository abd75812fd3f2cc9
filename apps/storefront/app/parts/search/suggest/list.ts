import type { SuggestState } from '@kisscut/machines/suggestions'
import { kindNames, suggestions, suggestionCount } from '../../../messages/suggestions.ts'
import css from './suggest.module.css'

/** A suggestion in the API. */
export interface Entry {
  readonly kind: keyof typeof kindNames
  readonly name: string
  readonly url: string
  readonly picture: string | null
}

/** Width and height in pixels. */
const PICTURE = 44
/** Pixels between the field and its list. */
const GAP = 6

function pictureOf({ picture }: Entry): HTMLElement {
  if (picture === null) {
    const none = document.createElement('span')
    none.className = css.none ?? ''
    return none
  }
  const img = document.createElement('img')
  Object.assign(img, { src: picture, alt: '', width: PICTURE, height: PICTURE, className: css.picture })
  return img
}

function optionOf(entry: Entry, id: string): HTMLElement {
  const option = document.createElement('li')
  Object.assign(option, { id, className: css.option })
  option.setAttribute('role', 'option')
  const name = document.createElement('span')
  Object.assign(name, { className: css.name, textContent: entry.name })
  const kind = document.createElement('span')
  Object.assign(kind, { className: css.kind, textContent: kindNames[entry.kind] })
  const words = document.createElement('span')
  words.className = css.words ?? ''
  words.append(name, kind)
  option.append(pictureOf(entry), words)
  return option
}

/** The list below a search field, at the end of the page, so that it moves nothing and isn't clipped. */
export function createList(field: HTMLInputElement, open: (at: number) => void) {
  const list = document.createElement('ul')
  const status = document.createElement('div')
  Object.assign(list, { id: `${field.id}-suggestions`, className: css.list, hidden: true })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', suggestions)
  status.className = css.status ?? ''
  status.setAttribute('role', 'status')
  let drawn: readonly Entry[] = []

  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-expanded', 'false'],
    ['aria-controls', list.id],
  ] as const)
    field.setAttribute(name, value)

  const optionAt = (target: EventTarget | null) =>
    target instanceof Element ? [...list.children].indexOf(target.closest('li') as Element) : -1
  // The field keeps the focus.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => open(optionAt(target)))

  const place = () => {
    if (list.hidden) return
    const { left, bottom, width } = field.getBoundingClientRect()
    const room = document.documentElement.clientWidth
    const wide = Math.min(Math.max(width, 340), room - 16)
    list.style.width = `${wide}px`
    list.style.left = `${Math.max(8, Math.min(left, room - wide - 8)) + scrollX}px`
    list.style.top = `${bottom + GAP + scrollY}px`
  }

  const show = ({ entries, isOpen, active }: SuggestState<Entry>) => {
    if (!list.isConnected) document.body.append(list, status)
    if (entries !== drawn) {
      list.replaceChildren(...entries.map((entry, at) => optionOf(entry, `${list.id}-${at}`)))
      status.textContent = entries.length === 0 ? '' : suggestionCount(entries.length)
      drawn = entries
    }
    list.hidden = !isOpen
    place()
    field.setAttribute('aria-expanded', String(isOpen))
    for (const [at, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(at === active))
    const option = list.children[active]
    if (option === undefined) field.removeAttribute('aria-activedescendant')
    else {
      field.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    }
  }

  return { show, place }
}
