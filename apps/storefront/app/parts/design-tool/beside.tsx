import { withoutPrice } from '@kisscut/core/price'
import type { Design } from '@kisscut/artwork/design'
import { lazy, Suspense, useEffect, useState } from 'react'
import { carriedQuery } from '../../links/carried-query.ts'
import { urlFor } from '../../links/url-for.ts'
import { Button } from '../action/button.tsx'
import { classOf, type Looks } from '../action/looks.ts'
import { PriceBar } from '../configurator/price/price-bar.tsx'
import { NoPrice } from '../configurator/price/no-price.tsx'
import { Total } from '../configurator/price/price-panel.tsx'
import { summaryOf } from '../configurator/price/summary.ts'
import { problemText } from '../configurator/problems/problem-text.ts'
import { Notice } from '../notice/notice.tsx'
import type { Details, MissingPrice } from './details.ts'
import { PressFindings } from './press-findings.tsx'
import type { DesignToolData } from './tool-data.ts'
import type { Found } from './use-press.ts'
import type { useSaving } from './use-saving.ts'
import * as messages from '../../messages/design-tool.ts'
import css from './beside.module.css'

const VersionsSheet = lazy(() => import('./versions/versions-sheet.tsx'))
const ViewsSheet = lazy(() => import('./views/views-sheet.tsx'))

/** Starting over with the template's design or an empty one. */
export interface Start {
  /** The previous design; null for none. */
  readonly before: Design | null
  readonly with: (fresh: Design) => void
  readonly bringBack: () => void
}

interface Props {
  readonly data: DesignToolData
  readonly id: string | null
  readonly details: Details
  /** Null if the price is known or loading. */
  readonly missingPrice: MissingPrice | null
  /** The drawing exceeds what can be cut at once, so that size and price are unknown. LET-5. */
  readonly isTooMuch: boolean
  /** The details are shown below the editor. */
  readonly isChoosing: boolean
  readonly onChoose: () => void
  readonly start: Start
  readonly saving: ReturnType<typeof useSaving>
  /** The press's findings; null if it isn't used. */
  readonly found: Found | null
  /** Saves at once. */
  readonly save: () => void
}

/** Price, saved state and findings beside the canvas. */
export function Beside(props: Props) {
  const { data, id, details, missingPrice, isTooMuch, isChoosing, onChoose, start, saving, found } = props
  const { product, preferences } = data.page
  const [show, hide] =
    data.tool === 'lettering'
      ? [messages.showDetailsButSize, messages.hideDetailsButSize]
      : [messages.showDetails, messages.hideDetails]
  const quote = quoteOf(props)
  const wrong = wrongIn(props)
  return (
    <section className={css.beside} aria-label={messages.order}>
      <div className={`${css.price} ${css.hasBar}`}>
        <Total quote={quote} waiting={details.isWaiting && !isTooMuch} />
        <Continue {...props} />
      </div>
      {!isTooMuch && (
        <p className={css.about}>{summaryOf(product, details.configuration, quote, preferences)}</p>
      )}
      {missingPrice && !isTooMuch && <NoPrice texts={missingPrice.texts} onRetry={missingPrice.refetch} />}
      {wrong.length === 0 ? (
        <SaveStatus saving={saving} isNew={id === null} />
      ) : (
        <Notice kind="error">
          <span>{wrong.join(' ')}</span>
        </Notice>
      )}
      <div className={css.choices}>
        <Button size="small" onClick={onChoose} aria-expanded={isChoosing}>
          {isChoosing ? hide : show}
        </Button>
        {data.tool === 'easy' && <MoreOptions data={data} id={id} saving={saving} />}
        {data.tool !== 'easy' && data.tool !== 'preview' && <StartAgain data={data} start={start} />}
        {id !== null && <ViewsButton id={id} product={product.name} scenes={data.scenes} saving={saving} />}
        {id !== null && <VersionsButton customId={id} productId={product.id} />}
        {id !== null && (
          <LinkOnceSaved url={urlFor('designs')} saving={saving} size="small">
            {messages.myDesigns}
          </LinkOnceSaved>
        )}
      </div>
      {found !== null && <PressFindings found={found} />}
    </section>
  )
}

/** Keeps the price and the button in view below the canvas on phones. */
export const OrderBar = (props: Props) => (
  <PriceBar
    quote={quoteOf(props)}
    waiting={props.details.isWaiting && !props.isTooMuch}
    action={<Continue {...props} />}
  />
)

const quoteOf = ({ details: { quote }, isTooMuch }: Props) => (isTooMuch ? withoutPrice(quote) : quote)

/** Messages for all problems that prevent an order. */
const wrongIn = ({ data, details, isTooMuch }: Props): readonly string[] =>
  isTooMuch
    ? [messages.tooMuchToCut]
    : details.quote.problems
        .filter(({ level }) => level === 'error')
        .map((each) => problemText(each, data.page.preferences))

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

/** A link that opens the design with all drawing tools. */
function MoreOptions({ data, id, saving }: Pick<Props, 'data' | 'id' | 'saving'>) {
  const { categoryPath, product } = data.page
  if (id === null) return null
  const url = urlFor('editAdvanced', { categoryPath, slug: product.slug, configuredId: id })
  return (
    <LinkOnceSaved url={url} saving={saving} size="small">
      {messages.moreOptions}
    </LinkOnceSaved>
  )
}

/** A link to the last step, which first saves the design. With problems in the details it leads to them. */
function Continue(props: Props) {
  const { data, id, isTooMuch, isChoosing, onChoose, saving, save } = props
  if (wrongIn(props).length > 0)
    return (
      <Button kind="primary" blocked onClick={isChoosing || isTooMuch ? undefined : onChoose}>
        {messages.proceed}
      </Button>
    )
  const { categoryPath, product } = data.page
  const url = id && urlFor('finalize', { categoryPath, slug: product.slug, configuredId: id })
  return (
    <LinkOnceSaved url={url} saving={saving} onWaiting={save} kind="primary">
      {messages.proceed}
    </LinkOnceSaved>
  )
}

/** The finished product and its surroundings. TOOL-12. */
function ViewsButton({
  saving,
  ...seen
}: Pick<Props, 'saving'> &
  Pick<DesignToolData, 'scenes'> & { readonly id: string; readonly product: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          saving.hurry()
          setIsOpen(true)
        }}
      >
        {messages.finishedLook}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewsSheet {...seen} saving={saving} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Saved versions of the design. TOOL-6. */
function VersionsButton(design: { readonly customId: string; readonly productId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.versions}
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsSheet {...design} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface LinkProps extends Looks {
  /** Null until the design has been saved. */
  readonly url: string | null
  readonly saving: Props['saving']
  /** Called when the shopper waits for unsaved changes. */
  readonly onWaiting?: () => void
  readonly children: string
}

/**
 * A link to another page of the design, followed as soon as everything is saved, unless the shopper has to answer a
 * question.
 */
function LinkOnceSaved({ url, saving, onWaiting, children, ...looks }: LinkProps) {
  const [isWaiting, setIsWaiting] = useState(false)
  const isStopped = saving.isStale || saving.messages.length > 0
  const address = url && url + carriedQuery(location.href)
  useEffect(() => {
    if (isStopped) setIsWaiting(false)
    else if (isWaiting && saving.isSaved && address !== null) location.assign(address)
  }, [isWaiting, isStopped, saving.isSaved, address])
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && setIsWaiting(false)
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])
  if (address !== null && saving.isSaved)
    return (
      <a href={address} className={classOf(looks)}>
        {children}
      </a>
    )
  return (
    <Button
      {...looks}
      busy={isWaiting}
      onClick={() => {
        setIsWaiting(true)
        onWaiting?.()
        saving.hurry()
      }}
    >
      {children}
    </Button>
  )
}

/** Starts over with the template's design or an empty one; one click restores the previous drawing. */
function StartAgain({ data, start }: Pick<Props, 'data' | 'start'>) {
  if (start.before !== null)
    return (
      <Button size="small" onClick={start.bringBack}>
        {messages.bringBack}
      </Button>
    )
  return (
    <>
      <Button size="small" onClick={() => start.with(data.starts.empty)}>
        {messages.startEmpty}
      </Button>
      <Button size="small" onClick={() => start.with(data.starts.full)}>
        {messages.startFromTemplate}
      </Button>
    </>
  )
}
