import { isOutOfStock } from '@kisscut/core/stock'
import { emptyProblems } from '@kisscut/core/drag-drop-buy'
import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import { messageOf } from '@kisscut/core/problem'
import type { Configuration } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import { newKey, StripEditor } from '@kisscut/editors/drag-drop-buy'
import type { StripWork } from '@kisscut/machines/strip'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../action/button.tsx'
import { useSetup } from '../configurator/behavior/use-setup.ts'
import { Choices } from '../configurator/choices.tsx'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'
import { Breakdown } from '../configurator/price/breakdown.tsx'
import { NoPrice } from '../configurator/price/no-price.tsx'
import { Total } from '../configurator/price/price-panel.tsx'
import { summaryOf } from '../configurator/price/summary.ts'
import { ChangedElsewhere } from '../design-tool/changed-elsewhere.tsx'
import { dropDraft } from '../design-tool/draft.ts'
import { isPricedAlike } from '../design-tool/size-of-design.ts'
import type { DesignWindow } from '../design-tool/window.ts'
import { problemText } from '../configurator/problems/problem-text.ts'
import { showMoney } from '../money/format.ts'
import { Notice } from '../notice/notice.tsx'
import * as messages from '../../messages/drag-drop-buy.ts'
import { keepStrip, storedStrip } from './draft.ts'
import { savedStripUrl, type StripToolData } from './strip-data.ts'
import { recordOfStrip } from './save-strip.ts'
import { useOrdering, type Saved } from './use-ordering.ts'
import beside from '../design-tool/beside.module.css'
import css from './strip-tool.module.css'

interface Props {
  readonly data: StripToolData
  readonly window: DesignWindow
  /** Storage key of the draft. */
  readonly draft: string
}

/** The page with the draft's configuration; its price is fetched if the size or material differs. */
const openedPage = (page: ConfiguratorData, configuration: Configuration): ConfiguratorData => ({
  ...page,
  configuration,
  priceSchedule: isPricedAlike(configuration, page.configuration) ? page.priceSchedule : null,
})

/** The strip tool: the editor, with details, price and the cart button beside it. DDB-9. */
export function StripTool({ data, window, draft }: Props) {
  const { page, strip, library } = data
  const [stored] = useState(() => storedStrip(draft))
  const [shown, setShown] = useState({ key: 0, work: stored?.work ?? strip.work })
  const setup = useSetup(
    useMemo(() => openedPage(page, stored?.configuration ?? page.configuration), [page, stored]),
  )
  const { product, configuration, quote, isWaiting, change } = setup
  const [saved, setSaved] = useState<Saved>({
    id: stored?.id ?? strip.id,
    revision: stored?.revision ?? strip.revision,
    ...(stored?.sent && { sent: stored.sent }),
    ...(stored?.firstKey && { firstKey: stored.firstKey }),
  })
  const work = useRef<StripWork>(shown.work)
  const [count, setCount] = useState(shown.work.cliparts.length)
  const [before, setBefore] = useState<StripWork | null>(null)
  const begun = useRef<StripWork | null>(null)
  const [isOpenElsewhere, setIsOpenElsewhere] = useState(false)
  useEffect(() => window.onOthers(setIsOpenElsewhere), [window])

  useEffect(() => {
    change({ cliparts: work.current.cliparts.map(({ clipart }) => clipart) })
    // Runs once: afterwards only the shopper changes them.
  }, [])
  const hasChanged = useRef(stored !== null)
  const latest = useRef({ configuration, saved })
  latest.current = { configuration, saved }
  const keep = useCallback(() => {
    const { configuration: chosen, saved: known } = latest.current
    keepStrip(draft, { work: work.current, configuration: chosen, ...known })
  }, [draft])
  const opened = useRef(configuration)
  useEffect(() => {
    // Cliparts that the strip has when it is opened don't count as a change.
    const { cliparts: _before, ...was } = opened.current
    const { cliparts: _now, ...is } = configuration
    if (JSON.stringify(was) !== JSON.stringify(is)) hasChanged.current = true
    if (hasChanged.current) keep()
  }, [configuration, keep])
  const onChange = useCallback(
    (next: StripWork) => {
      const isOther = next.cliparts !== work.current.cliparts
      work.current = next
      hasChanged.current = true
      setCount(next.cliparts.length)
      keep()
      if (isOther) change({ cliparts: next.cliparts.map(({ clipart }) => clipart) })
    },
    [change, keep],
  )
  const open = (next: StripWork) => {
    setShown(({ key }) => ({ key: key + 1, work: next }))
    onChange(next)
  }
  const startAgain = () => {
    setBefore(work.current)
    begun.current = { ...strip.work, cliparts: [] }
    open(begun.current)
  }
  /** Restores the previous strip and keeps the current one as the previous. */
  const bringBack = (former: StripWork) => {
    setBefore(work.current === begun.current ? null : work.current)
    open({ ...former, cliparts: former.cliparts.map((each) => ({ ...each, key: newKey() })) })
  }
  const onSaved = useCallback(
    (now: Saved) => {
      latest.current = { ...latest.current, saved: now }
      setSaved(now)
      keep()
    },
    [keep],
  )
  const ordering = useOrdering({
    record: () => recordOfStrip(product.id, configuration, work.current),
    currency: product.currency,
    ...{ draft, saved, onSaved },
  })

  const { size } = parseSides(configuration.width, configuration.height)
  const last = useRef(size ?? { width: 1, height: 1 })
  if (size) last.current = size
  const { width, height } = last.current
  const editorSize = useMemo(() => ({ width: Number(width), height: Number(height) }), [width, height])
  const look = lookOfFace(product, configuration)
  const whiteInk = isFinishedBy(product, configuration, 'whiteInk')
  const printed = useMemo(
    () => ({ ...strip.printed, look, whiteInk, hasBacking: false }),
    [strip.printed, look, whiteInk],
  )
  const { locale } = page.preferences
  const figures = useMemo(
    () =>
      strip.figures.map((figure) => ({
        ...figure,
        price:
          figure.price === null || Number(figure.price) === 0
            ? ''
            : showMoney(figure.price, page.currency, locale),
      })),
    [strip.figures, page.currency, locale],
  )
  const wrong = quote.problems
    .filter(({ level }) => level === 'error')
    .map((each) => problemText(each, page.preferences))
  const [isRequested, setIsRequested] = useState(false)
  const missing = emptyProblems(product, { cliparts: work.current.cliparts.map(({ clipart }) => clipart) })
  const reported = [...ordering.errors, ...(isRequested && count === 0 ? missing.map(messageOf) : [])]
  const order = (isOver?: boolean) => {
    setIsRequested(true)
    if (wrong.length === 0 && missing.length === 0) ordering.order(isOver)
  }
  return (
    <div className={css.tool}>
      {isOpenElsewhere && !ordering.isStale && (
        <Notice kind="info">
          <span>{messages.openElsewhere}</span>
        </Notice>
      )}
      {ordering.isStale && (
        <ChangedElsewhere
          onLoad={() => {
            dropDraft(draft)
            if (saved.id !== null) location.assign(savedStripUrl(page, saved.id))
          }}
          onKeep={() => order(true)}
        />
      )}
      <StripEditor
        key={shown.key}
        work={shown.work}
        figures={figures}
        most={strip.most}
        size={editorSize}
        product={printed}
        library={library}
        defaultFont={strip.defaultFont}
        sampleWords={strip.sampleWords}
        onChange={onChange}
      >
        <section className={css.details} aria-label={messages.details}>
          <Choices setup={setup} />
        </section>
        <section className={css.order} aria-label={messages.order}>
          <div className={beside.price}>
            <Total quote={quote} waiting={isWaiting} />
            <Button
              kind="primary"
              busy={ordering.isBusy}
              blocked={wrong.length > 0 || count === 0}
              disabled={isOutOfStock(quote.problems)}
              onClick={() => order()}
            >
              {strip.isInCart ? messages.updateCart : messages.addToCart}
            </Button>
          </div>
          <p className={beside.about}>{summaryOf(product, configuration, quote, page.preferences)}</p>
          <Breakdown quote={quote} />
          {setup.missingPrice && <NoPrice texts={setup.missingPrice} onRetry={setup.refetch} />}
          {(reported.length > 0 || wrong.length > 0) && (
            <Notice kind="error">
              <span role="alert">{[...reported, ...wrong].join(' ')}</span>
            </Notice>
          )}
          <div className={beside.choices}>
            <p className={beside.status}>{messages.storedHere}</p>
            {before !== null ? (
              <Button size="small" onClick={() => bringBack(before)}>
                {messages.bringBack}
              </Button>
            ) : (
              count > 0 && (
                <Button size="small" onClick={startAgain}>
                  {messages.startAgain}
                </Button>
              )
            )}
          </div>
        </section>
      </StripEditor>
    </div>
  )
}
