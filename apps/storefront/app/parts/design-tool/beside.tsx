import type { Design } from '@kisscut/artwork/design'
import { lazy, Suspense, useEffect, useState, type MutableRefObject } from 'react'
import { carriedQuery } from '../../links/carried-query.ts'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../action/button.tsx'
import { classOf } from '../action/looks.ts'
import { Total } from '../configurator/price/price-panel.tsx'
import { summaryOf } from '../configurator/price/summary.ts'
import { Notice } from '../notice/notice.tsx'
import type { Details } from './design-tool.tsx'
import { PressFindings } from './press-findings.tsx'
import type { Work } from './saver.ts'
import type { DesignToolData } from './tool-data.ts'
import type { useSaving } from './use-saving.ts'
import * as messages from '../../messages/design-tool.ts'
import css from './beside.module.css'

const LiveDetails = lazy(() => import('./live-details.tsx'))

interface Props {
  readonly data: DesignToolData
  readonly id: string | null
  readonly details: Details
  readonly onDetails: (chosen: Details) => void
  readonly design: MutableRefObject<Work>
  readonly onOpen: (design: Design) => void
  readonly saving: ReturnType<typeof useSaving>
  /** Saves what there is at once. */
  readonly save: () => void
}

/** What the shop has to say beside the canvas. */
export function Beside({ data, id, details, onDetails, design, onOpen, saving, save }: Props) {
  const { product, preferences } = data.page
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <section className={css.beside} aria-label={messages.order}>
      <div className={css.price}>
        <Total quote={details.quote} waiting={details.isWaiting} />
        <Continue data={data} id={id} saving={saving} save={save} />
      </div>
      <p className={css.about}>{summaryOf(product, details.configuration, details.quote, preferences)}</p>
      <SaveStatus saving={saving} isNew={id === null} />
      <div className={css.choices}>
        <Button size="small" onClick={() => setIsChoosing((each) => !each)} aria-expanded={isChoosing}>
          {isChoosing ? messages.hideDetails : messages.showDetails}
        </Button>
        <StartAgain data={data} design={design} onOpen={onOpen} />
      </div>
      {isChoosing && (
        <Suspense fallback={<p role="status">{messages.loading}</p>}>
          <LiveDetails page={data.page} details={details} onDetails={onDetails} />
        </Suspense>
      )}
      {id !== null && <PressFindings id={id} isSaved={saving.isSaved} />}
    </section>
  )
}

function SaveStatus({ saving, isNew }: { readonly saving: Props['saving']; readonly isNew: boolean }) {
  if (saving.messages.length > 0)
    return (
      <Notice kind="error">
        <span>{saving.messages.join(' ')}</span>
      </Notice>
    )
  const text = saving.hasFailed
    ? messages.notSavedYet
    : !saving.isSaved
      ? messages.saving
      : isNew
        ? messages.savedOnceChanged
        : messages.saved
  return (
    <p role="status" className={css.status} data-failed={saving.hasFailed || undefined}>
      {text}
    </p>
  )
}

/** On to the last step as soon as everything is saved. */
function Continue({ data, id, saving, save }: Pick<Props, 'data' | 'id' | 'saving' | 'save'>) {
  const { categoryPath, product } = data.page
  const [isContinuing, setIsContinuing] = useState(false)
  const url =
    id === null
      ? null
      : urlFor('finalize', { categoryPath, slug: product.slug, configuredId: id }) +
        (typeof location === 'undefined' ? '' : carriedQuery(location.href))
  const isStopped = saving.isStale || saving.messages.length > 0
  useEffect(() => {
    if (isStopped) setIsContinuing(false)
    else if (isContinuing && saving.isSaved && url !== null) location.assign(url)
  }, [isContinuing, isStopped, saving.isSaved, url])
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && setIsContinuing(false)
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])
  const goOn = () => {
    setIsContinuing(true)
    save()
  }
  if (url === null || !saving.isSaved)
    return (
      <Button kind="primary" busy={isContinuing} onClick={goOn}>
        {messages.proceed}
      </Button>
    )
  return (
    <a href={url} className={classOf({ kind: 'primary' })}>
      {messages.proceed}
    </a>
  )
}

/** The template's design once more, or none; what was drawn comes back by one press. */
function StartAgain({ data, design, onOpen }: Pick<Props, 'data' | 'design' | 'onOpen'>) {
  const [before, setBefore] = useState<Design | null>(null)
  const start = (fresh: Design) => {
    const { design: present } = design.current
    setBefore(present)
    onOpen({ ...fresh, width: present.width, height: present.height })
  }
  if (before !== null)
    return (
      <Button
        size="small"
        onClick={() => {
          onOpen(before)
          setBefore(null)
        }}
      >
        {messages.bringBack}
      </Button>
    )
  return (
    <>
      <Button size="small" onClick={() => start(data.starts.empty)}>
        {messages.startEmpty}
      </Button>
      <Button size="small" onClick={() => start(data.starts.full)}>
        {messages.startFromTemplate}
      </Button>
    </>
  )
}
