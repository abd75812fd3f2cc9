import type { Sample } from '@kisscut/shop'
import * as messages from '../../../messages/samples.ts'
import { Notice } from '../../notice/notice.tsx'
import { SAMPLE_FIELD } from './sample-of-form.ts'
import { EMPTY, sampleUrl } from './sample-url.ts'
import css from './samples.module.css'

interface Props {
  readonly samples: readonly Sample[]
  /** The open sample; null for the template's own design. */
  readonly chosen: string | null
  /** Picture of the template's own design. */
  readonly picture: string | null
  /** URL of the page where a design begins. */
  readonly url: string
  /** The query to append: `?q=…`, or an empty string. */
  readonly search: string
}

/** Sample designs as links that open the tool with them, without scripts and shareable. TOOL-14. */
export function SampleLinks({ samples, chosen, picture, url, search }: Props) {
  if (samples.length === 0) return null
  const linkTo = (sample: string | null) => {
    const query = new URLSearchParams(search)
    if (sample !== null) query.set(SAMPLE_FIELD, sample)
    return query.size === 0 ? url : `${url}?${query}`
  }
  const link = (sample: string | null, name: string, src: string | null) => (
    <li key={sample ?? ''}>
      <a className={css.choice} href={linkTo(sample)} aria-current={sample === chosen || undefined}>
        <SamplePicture src={src} />
        <span className={css.name}>{name}</span>
      </a>
    </li>
  )
  return (
    <nav className={css.samples} aria-label={messages.startFrom}>
      <p className={css.title} aria-hidden="true">
        {messages.startFrom}
      </p>
      <ul className={css.row} role="list">
        {link(null, messages.ours, picture)}
        {samples.map((each) => each.problem === null && link(each.id, each.name, sampleUrl(each)))}
        {link(EMPTY, messages.startEmpty, null)}
      </ul>
      <LeftOut samples={samples} />
    </nav>
  )
}

/** The picture of a sample; decorative, because the name is beside it. */
export const SamplePicture = ({ src }: { readonly src: string | null }) => (
  <span className={css.picture}>
    {src !== null && <img src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />}
  </span>
)

/** Unreadable sample designs, shown to staff. */
export const LeftOut = ({ samples }: Pick<Props, 'samples'>) =>
  samples.map(
    ({ id, name, problem }) =>
      problem !== null && (
        <Notice key={id} kind="info">
          {messages.leftOut(name, problem)}
        </Notice>
      ),
  )
