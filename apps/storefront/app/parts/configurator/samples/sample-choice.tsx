import { useRef, useState, type ReactNode } from 'react'
import * as messages from '../../../messages/samples.ts'
import { LeftOut, SamplePicture } from './sample-links.tsx'
import { SAMPLE_FIELD, sampleOfForm } from './sample-of-form.ts'
import { EMPTY, sampleUrl } from './sample-url.ts'
import css from './samples.module.css'
import { useOnHydrate } from '../behavior/use-on-hydrate.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import { thumbnailOf } from '../../sized-picture/sized-picture.ts'
import type { ConfiguratorData } from '../live/configurator-data.ts'

/**
 * The choice of a sample design, for tools that begin with setup; the page's address contains it, so that it can be
 * shared. TOOL-14.
 */
export function SampleChoice({ page }: { readonly page: ConfiguratorData }) {
  const { samples = [], sample = null, picture } = page
  const isThere = sample === EMPTY || samples.some(({ id, problem }) => id === sample && problem === null)
  const [chosen, setChosen] = useState(isThere ? sample : null)
  const list = useRef<HTMLUListElement>(null)
  const choose = (id: string | null) => {
    setChosen(id)
    noteInAddress(id)
  }
  useOnHydrate(() => {
    const before = sampleOfForm(list.current?.closest('form') ?? null)
    if (list.current && before !== chosen) choose(before)
    // Runs once: afterwards the listener reports every choice.
  }, [])
  if (samples.length === 0) return null
  const choice = (id: string | null, name: string, src: string | null): ReactNode => (
    <li key={id ?? ''}>
      <label className={css.choice}>
        <input
          type="radio"
          name={SAMPLE_FIELD}
          value={id ?? ''}
          checked={id === chosen}
          className={css.radio}
          onChange={() => choose(id)}
        />
        <SamplePicture src={src} />
        <span className={css.name}>{name}</span>
      </label>
    </li>
  )
  return (
    <ChoiceGroup title={messages.startFrom}>
      <ul ref={list} className={css.row} role="list">
        {choice(null, messages.ours, picture && thumbnailOf(picture))}
        {samples.map((each) => each.problem === null && choice(each.id, each.name, sampleUrl(each)))}
        {choice(EMPTY, messages.startEmpty, null)}
      </ul>
      <LeftOut samples={samples} />
    </ChoiceGroup>
  )
}

function noteInAddress(id: string | null): void {
  const url = new URL(location.href)
  if (id === null) url.searchParams.delete(SAMPLE_FIELD)
  else url.searchParams.set(SAMPLE_FIELD, id)
  history.replaceState(history.state, '', url)
}
