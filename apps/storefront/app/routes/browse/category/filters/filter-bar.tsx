import type { FilteredList } from '@kisscut/shop'
import { Form, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { FacetMenu } from './facet-menu.tsx'
import { filterQueryOfForm, filterQueryOf } from './filter-query.ts'
import { useAddressOf } from './use-address-of.ts'
import * as messages from '../../../../messages/category.ts'
import css from './filters.module.css'

/** The facets of a list as a form that works without JavaScript; with it a choice applies at once. */
export function FilterBar({ list }: { readonly list: FilteredList }) {
  const addressOf = useAddressOf()
  const bar = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const next = useNavigation().location
  const pending = next?.pathname === pathname ? next.search : undefined
  useClosing(bar)

  const chosen =
    pending === undefined
      ? new Set(filterQueryOf(list).chosen.map(([kind, value]) => `${kind}=${value}`))
      : new Set(new URLSearchParams(pending).toString().split('&').map(decodeURIComponent))

  const applyFilters = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    navigate(addressOf(filterQueryOfForm(new FormData(currentTarget), list)), { preventScrollReset: true })

  const close = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    closeAll(bar.current)
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    const open = bar.current?.querySelector<HTMLDetailsElement>('details[open]')
    if (event.key !== 'Escape' || !open) return
    open.open = false
    open.querySelector('summary')?.focus()
  }

  return (
    <Form
      ref={bar}
      method="get"
      className={css.bar}
      aria-label={messages.filters}
      onChange={applyFilters}
      onSubmit={close}
      onKeyDown={closeOnEscape}
    >
      {list.facets.map((facet) => (
        <FacetMenu
          key={facet.kind}
          facet={facet}
          list={list}
          isChosen={(value) => chosen.has(`${facet.kind}=${value}`)}
        />
      ))}
      {list.sort !== 'order' && <input type="hidden" name="sort" value={list.sort} />}
    </Form>
  )
}

const closeAll = (bar: HTMLFormElement | null) =>
  bar?.querySelectorAll('details[open]').forEach((open) => open.removeAttribute('open'))

/** Closes the open menu on a press outside. */
function useClosing(bar: { readonly current: HTMLFormElement | null }) {
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !bar.current?.contains(target)) closeAll(bar.current)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [bar])
}
