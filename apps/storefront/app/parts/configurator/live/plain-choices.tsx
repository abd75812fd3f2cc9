import { withProblems } from '@kisscut/core/price'
import { NO_ERRORS } from '@kisscut/core/errors'
import type { ProductPage } from '@kisscut/shop'
import { DisplayPreferencesProvider, useDisplayPreferences } from '../../page/locale.tsx'
import { Choices } from '../choices.tsx'

/** Only the server renders these pages: see `ownScripts`. */
const server = import.meta.env.SSR ? await import('react-dom/server') : null

const nothing = () => undefined

type Stated = Pick<ProductPage, 'product' | 'configuration' | 'quote'>

/**
 * The choices of a product as fields of the surrounding form, without quick fixes and never hydrated. For pages that
 * only the server renders; they import the configurator's styles themselves.
 */
export function PlainChoices({ product, configuration, quote }: Stated) {
  const preferences = useDisplayPreferences()
  const problems = quote.problems.map(({ fix: _fix, ...problem }) => problem)
  const setup = {
    ...{ product, configuration, quote: withProblems(quote, problems), errors: NO_ERRORS },
    ...{ isWaiting: false, change: nothing, fix: nothing },
  }
  if (!server) return null
  const html = server.renderToString(
    <DisplayPreferencesProvider preferences={preferences}>
      <Choices setup={setup} />
    </DisplayPreferencesProvider>,
    { identifierPrefix: 'choices' },
  )
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
