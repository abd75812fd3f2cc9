import { resizeCanvas, variableDataOf, type Design } from '@kisscut/artwork/design'
import { withinLimits } from '@kisscut/artwork/lettering'
import { parseSides } from '@kisscut/core/size'
import type { DesignEditorProps } from '@kisscut/editors/design-tools'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { carriedQuery } from '../../links/carried-query.ts'
import { urlFor } from '../../links/url-for.ts'
import { designPageOf, type DesignPage } from '@kisscut/shop/tool-pages'
import { Beside, OrderBar, type Start } from './beside.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import type { Details, MissingPrice } from './details.ts'
import { draftKey, storedDraft, openedWith } from './draft.ts'
import { filmsOf, libraryOf } from './library.ts'
import { createSaver, type Work } from './saver.ts'
import {
  drawnIn,
  drawnOtherwise,
  isDrawnOtherwise,
  inSizeOfLink,
  isPricedAlike,
  sizeOfLink,
  sizeDrawn,
  type Drawn,
} from './size-of-design.ts'
import { begunWith, type DesignToolData } from './tool-data.ts'
import type { DesignWindow } from './window.ts'
import { Notice } from '../notice/notice.tsx'
import { usePress } from './use-press.ts'
import { useSaving } from './use-saving.ts'
import { Sheet } from '../sheet/sheet.tsx'
import * as messages from '../../messages/design-tool.ts'
import css from './design-tool.module.css'

const LiveDetails = lazy(() => import('./live-details.tsx'))

interface Props {
  readonly data: DesignToolData
  readonly Editor: ComponentType<DesignEditorProps>
  readonly window: DesignWindow
}

/** A running design tool: the editor, with price, saved state and findings beside it. */
export function DesignTool({ data, Editor, window }: Props) {
  const { page, starts, flags } = data
  const { configured, product, preferences } = page
  const place = { categoryPath: page.categoryPath, slug: product.slug }
  const [opened] = useState(() => {
    const draft = storedDraft(draftKey(configured?.id ?? null, begunWith(data), window.id))
    const found = openedWith(draft, {
      design: configured?.design ?? data.chosen ?? starts.full,
      revision: configured?.revision ?? null,
    })
    // The letters determine the size of lettering.
    if (configured !== null || data.tool === 'lettering') return found
    const linked = sizeOfLink(page.configuration, location.search)
    return inSizeOfLink(found, draft?.linked ?? '', page.configuration, linked)
  })
  const [id, setId] = useState(configured?.id ?? null)
  const [saver] = useState(() =>
    createSaver(data, opened, window.id, (made) => {
      const url = urlFor(designPageOf(data.tool) as DesignPage, { ...place, configuredId: made })
      history.replaceState(history.state, '', url + carriedQuery(location.href))
      window.show(made)
      setId(made)
    }),
  )
  const [isOpenElsewhere, setIsOpenElsewhere] = useState(false)
  useEffect(() => window.onOthers(setIsOpenElsewhere), [window])
  const [unsaved] = useState(() =>
    opened.isUnsaved ? { design: opened.design, details: opened.details } : null,
  )
  const saving = useSaving(saver, unsaved)
  // Lettering is cut, not printed, and its findings appear while it is typed. LET-9, LET-13.
  const press = usePress({
    id: data.tool === 'lettering' ? null : id,
    isSaved: saving.isSaved,
    revision: saver.revision,
  })
  const work = useRef<Work>({ design: opened.design, details: opened.details })
  const [shown, setShown] = useState({ key: 0, design: opened.design })
  const [isDraftPriced] = useState(() =>
    isPricedAlike(opened.details ?? page.configuration, page.configuration),
  )
  const [details, setDetails] = useState<Details>({
    configuration: opened.details ?? page.configuration,
    quote: page.quote,
    printed: data.printed,
    isWaiting: !isDraftPriced,
  })
  const [missingPrice, setMissingPrice] = useState<MissingPrice | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const [hasChosen, setHasChosen] = useState(false)
  const [drawn, setDrawn] = useState<Drawn | null>(() =>
    isDraftPriced
      ? drawnOtherwise(opened.design, product, opened.details ?? page.configuration)
      : drawnIn(opened.design, product),
  )
  const [made, setMade] = useState<Drawn>(() => drawnIn(opened.design, product))
  const [isTooMuch, setIsTooMuch] = useState(() => isBeyondLimits(data.tool, opened.design))
  const library = useMemo(() => libraryOf(data), [data])
  const sizing = {
    isFree: product.allowCustomSize && !product.hides?.includes('size'),
    isProportional: product.lockRatio !== null,
  }
  const { materialId } = details.configuration
  const films = useMemo(() => filmsOf(data, materialId), [data, materialId])
  const { change } = saving
  const isVarying = useRef(variableDataOf(opened.design) !== null)
  /** Prices a design by its variable data, which determine the quantity and a charge. DESIGN-34. */
  const priceBy = useCallback(
    async (design: Design) => {
      const variableData = variableDataOf(design)
      const { priceSchedule: schedule, configuration: priced, entitlement } = page
      if ((variableData === null && !isVarying.current) || schedule === null) return
      isVarying.current = variableData !== null
      const { quoteProduct, trustedProduct } = await import('./quote-product.ts')
      const trusted = trustedProduct(product)
      setDetails((before) => {
        const { materialId, width, height } = before.configuration
        // Another material or size has other rates, which arrive with the details.
        if (materialId !== priced.materialId || width !== priced.width || height !== priced.height)
          return before
        const configuration = { ...before.configuration, variableData }
        const quote = quoteProduct(trusted, configuration, { schedule, ...(entitlement && { entitlement }) })
        return { ...before, configuration, quote }
      })
    },
    [product, page],
  )
  const onChange = useCallback(
    (design: Design) => {
      const chosen = work.current.details ?? page.configuration
      const other = drawnOtherwise(design, product, chosen)
      work.current = other ? { design, details: { ...chosen, ...other } } : { ...work.current, design }
      if (other) setDrawn(other)
      setMade((before) => sameOr(before, drawnIn(design, product)))
      setIsTooMuch(isBeyondLimits(data.tool, design))
      void priceBy(design)
      change(work.current)
    },
    [change, priceBy, product, page.configuration, data.tool],
  )
  /** Replaces the design: the editor restarts. */
  const open = useCallback(
    (design: Design) => {
      setShown(({ key }) => ({ key: key + 1, design }))
      onChange(design)
    },
    [onChange],
  )
  const [before, setBefore] = useState<Design | null>(null)
  const begun = useRef<Design | null>(null)
  const start: Start = {
    before,
    with: (fresh) => {
      const present = work.current.design
      setBefore(present)
      // The letters determine the size of lettering.
      begun.current = films ? fresh : resizeCanvas(present.width, present.height).apply(fresh)
      open(begun.current)
    },
    // Swaps both designs, so that the current one can be restored, too.
    bringBack: () => {
      if (before === null) return
      const present = work.current.design
      setBefore(present === begun.current ? null : present)
      open(before)
    },
  }
  const onDetails = useCallback(
    (chosen: Details, isDrawn: boolean) => {
      setDetails(chosen)
      const isValid = chosen.quote.problems.every(({ level }) => level !== 'error')
      if (!isValid) return
      const { design, details: before } = work.current
      const configuration = isDrawn
        ? { ...chosen.configuration, ...drawnIn(design, product) }
        : chosen.configuration
      // The design has reported this itself, and it is being saved.
      if (isDrawn && JSON.stringify(configuration) === JSON.stringify(before)) return
      work.current = { design, details: configuration }
      const { size } = parseSides(configuration.width, configuration.height)
      if (size && sizeDrawn(design, configuration) !== null)
        open(resizeCanvas(size.width, size.height).apply(design))
      else change(work.current)
    },
    [change, open, product],
  )
  // While the price is still that of the previous size, the price beside the canvas is shown as pending.
  const isBehind = isDrawnOtherwise(made, details.configuration)
  const priced = isBehind
    ? { ...details, configuration: { ...details.configuration, ...made }, isWaiting: true }
    : details
  const order = {
    ...{ data, id, details: priced, missingPrice, isTooMuch, isChoosing, start, saving, found: press.found },
    onChoose: () => {
      setHasChosen(true)
      setIsChoosing((each) => !each)
    },
    save: () => {
      if (saver.id() === null) change(work.current)
    },
  }
  return (
    <div className={css.tool}>
      {isOpenElsewhere && !saving.isStale && (
        <Notice kind="info">
          <span>{messages.openElsewhere}</span>
        </Notice>
      )}
      {saving.isStale && (
        <ChangedElsewhere
          onLoad={() => {
            saver.forget()
            location.reload()
          }}
          onKeep={() => {
            saver.overwrite()
            saving.settle(work.current)
          }}
        />
      )}
      <Editor
        key={shown.key}
        design={shown.design}
        product={details.printed}
        flags={flags}
        unit={preferences.unit}
        locale={preferences.locale}
        library={library}
        backgrounds={data.backgrounds}
        sizing={sizing}
        press={press.view}
        films={films}
        onChange={onChange}
      >
        <Beside {...order} />
      </Editor>
      {(hasChosen || drawn !== null) && (
        <Sheet
          as="section"
          aria-label={data.tool === 'lettering' ? messages.showDetailsButSize : messages.showDetails}
          className={css.details}
          hidden={!isChoosing}
        >
          <Suspense fallback={<p role="status">{messages.loading}</p>}>
            <LiveDetails
              page={page}
              details={details}
              isShown={isChoosing}
              drawn={drawn}
              onDetails={onDetails}
              onMissingPrice={setMissingPrice}
            />
          </Suspense>
        </Sheet>
      )}
      <OrderBar {...order} />
    </div>
  )
}

/** The previous object if both are equal. */
const sameOr = <T,>(before: T, after: T): T =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after

/** Whether lettering exceeds what can be cut at once, and is neither measured nor priced. LET-5. */
const isBeyondLimits = (tool: DesignToolData['tool'], design: Design): boolean =>
  tool === 'lettering' && withinLimits(design).beyond.length > 0
