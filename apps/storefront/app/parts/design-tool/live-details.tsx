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
  /** False if only the price is updated, and nothing is shown. */
  readonly isShown: boolean
  /** The size of the drawn design, and the films of lettering; null if unchanged since it was opened. */
  readonly drawn: Drawn | null
  /** `isDrawn`: the size comes from the design, not from a choice here. */
  readonly onDetails: (chosen: Details, isDrawn: boolean) => void
  /** Null if the price is known or loading. */
  readonly onMissingPrice: (missing: MissingPrice | null) => void
}

/**
 * Material, size, quantity and the other choices of the setup page, priced by the same rules. A drawn size is priced
 * like a typed one. TOOL-10.
 */
export default function LiveDetails({ page, details, isShown, drawn, onDetails, onMissingPrice }: Props) {
  const [opened] = useState(() => ({
    ...page,
    // The price schedule applies only to the size and material with which the page was opened.
    priceSchedule: isPricedAlike(page.configuration, details.configuration) ? page.priceSchedule : null,
    // Variable data are part of the design. DESIGN-34.
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
  // Runs after the report above, which is about the previous size.
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
