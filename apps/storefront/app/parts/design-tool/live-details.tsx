import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import { useEffect, useRef, useState } from 'react'
import { useSetup } from '../configurator/behavior/use-setup.ts'
import { Choices } from '../configurator/choices.tsx'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'
import type { Details } from './details.ts'

interface Props {
  readonly page: ConfiguratorData
  readonly details: Details
  readonly onDetails: (chosen: Details) => void
}

/** Material, size, quantity and the rest, as on the setup page: priced by the same rules as they are chosen. */
export default function LiveDetails({ page, details, onDetails }: Props) {
  const [opened] = useState(() => ({
    ...page,
    // What varies from piece to piece is said in the design. DESIGN-34.
    product: { ...page.product, showVariableData: false },
    configuration: details.configuration,
    quote: details.quote,
  }))
  const setup = useSetup(opened)
  const { product, configuration, quote, isWaiting } = setup
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
    }
    onDetails({ configuration, quote, printed, isWaiting })
  }, [product, configuration, quote, isWaiting, details.printed, onDetails])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={place}>
      <Choices setup={setup} />
    </div>
  )
}
