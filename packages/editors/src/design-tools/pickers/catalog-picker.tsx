import { useId, useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import type { Catalog } from '../types.ts'
import { useCatalog } from './use-catalog.ts'
import css from '../panels/panel.module.css'

interface Item {
  readonly id: string
  readonly name: string
  readonly preview: string
}

interface Props<T extends Item> {
  readonly title: string
  readonly catalog: Catalog<T>
  /** Rejects where the item can't be added. */
  readonly onChoose: (item: T) => Promise<void>
}

/** Pictures by category and search, each added with one click. */
export function CatalogPicker<T extends Item>({ title, catalog, onChoose }: Props<T>) {
  const { items, hasMore, state, search, lookFor, more, again } = useCatalog(catalog.find)
  const [hasFailed, setHasFailed] = useState(false)
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <input
        type="search"
        className={css.input}
        placeholder={messages.search}
        aria-label={messages.search}
        value={search.words}
        onChange={({ currentTarget }) => lookFor({ words: currentTarget.value })}
      />
      {catalog.categories.length > 1 && (
        <label className={css.label}>
          {messages.category}
          <select
            className={css.input}
            value={search.category ?? ''}
            onChange={({ currentTarget }) => lookFor({ category: currentTarget.value || null })}
          >
            <option value="">{messages.all}</option>
            {catalog.categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasFailed && (
        <p role="alert" className={css.error}>
          {messages.notFetched}
        </p>
      )}
      <ul className={css.tiles} aria-busy={state === 'searching'}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={css.tile}
              aria-label={messages.addNamed(item.name)}
              onClick={() => {
                setHasFailed(false)
                onChoose(item).catch(() => setHasFailed(true))
              }}
            >
              <img src={item.preview} alt="" loading="lazy" className={css.picture} />
              <span>{item.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={css.hint}>
        {state === 'searching' && messages.searching}
        {state === 'found' && items.length === 0 && messages.nothingFound}
        {state === 'failed' && messages.notFetched}
      </p>
      {state === 'failed' && (
        <button type="button" className={css.button} onClick={again}>
          {messages.tryAgain}
        </button>
      )}
      {state === 'found' && hasMore && (
        <button type="button" className={css.button} onClick={more}>
          {messages.more}
        </button>
      )}
    </section>
  )
}
