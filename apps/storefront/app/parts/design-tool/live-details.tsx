import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import { useEffect, useRef, useState } from 'react'
import { useSetup } from '../configurator/behavior/use-setup.ts'
import { Choices } from '../configurator/choices.tsx'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'
import type { Details, MissingPrice } from './details.ts'
import { isPricedAlike, type Drawn } from './size-of-design.ts'

interface Props {
  readonly page: ConfiguratorData
  readonly details: Details
  /** False: the price is followed, and nothing is shown. */
  readonly isShown: boolean
  /** What the design has been drawn to last: its size, and of lettering its films; null: it is as it was opened. */
  readonly drawn: Drawn | null
  /** `isDrawn`: its size is the design's own, and none that was chosen here. */
  readonly onDetails: (chosen: Details, isDrawn: boolean) => void
  /** Null: the price is known, or on its way. */
  readonly onMissingPrice: (missing: MissingPrice | null) => void
}

/**
 * Material, size, quantity and the rest, as on the setup page: priced by the same rules as they are chosen. A size that is drawn is
 * priced like one that is typed. TOOL-10.
 */
export default function LiveDetails({ page, details, isShown, drawn, onDetails, onMissingPrice }: Props) {
  const [opened] = useState(() => ({
    ...page,
    // Of another size or material than the page was opened with, nothing is known of the price yet.
    priceSchedule: isPricedAlike(page.configuration, details.configuration) ? page.priceSchedule : null,
    // The design holds what varies from piece to piece. DESIGN-34.
    product: { ...page.product, showVariableData: false },
    configuration: details.configuration,
    quote: details.quote,
  }))
  const setup = useSetup(opened)
  const { product, configuration, quote, isWaiting, missingPrice, change, refetch } = setup
  const priced = useRef<Drawn | null>(null)
  const reported = useRef(configuration)
  const reportedQuote = useRef(quote)
  useEffect(() => {
    if (reported.current === configuration && reportedQuote.current === quote) return
    reported.current = configuration
    reportedQuote.current = quote
    const printed = {
      ...details.printed,
      look: lookOfFace(product, configuration),
      whiteInk: isFinishedBy(product, configuration, 'whiteInk'),
      hasBacking: isFinishedBy(product, configuration, 'squareBacking'),
      hasHoles: isFinishedBy(product, configuration, 'grommets'),
    }
    const { width, height } = priced.current ?? {}
    const isDrawn = configuration.width === width && configuration.height === height
    onDetails({ configuration, quote, printed, isWaiting }, isDrawn)
  }, [product, configuration, quote, isWaiting, details.printed, onDetails])
  useEffect(
    () => onMissingPrice(missingPrice && { texts: missingPrice, refetch }),
    [missingPrice, refetch, onMissingPrice],
  )
  // After what was reported: that is of the size before.
  useEffect(() => {
    priced.current = drawn
    if (drawn !== null) change(drawn)
  }, [drawn, change])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return <div ref={place}>{isShown && <Choices setup={setup} />}</div>
}
