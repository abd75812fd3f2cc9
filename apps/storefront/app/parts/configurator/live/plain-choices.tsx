import { NO_ERRORS } from '@kisscut/core/errors'
import type { ProductPage } from '@kisscut/shop'
import { useDisplayPreferences } from '../../page/locale.tsx'

/** Only the server writes this page: see `ownScripts`. */
const server = import.meta.env.SSR
  ? {
      ...(await import('react-dom/server')),
      ...(await import('../choices.tsx')),
      ...(await import('../../page/locale.tsx')),
    }
  : null

/** Their styles come with the page; the bundler keeps them here because they are asked for below. */
const styles = import.meta.glob(
  [
    '../**/*.module.css',
    '!../{design,finalize,picture,price,page,steps,sections}/**',
    '../../{form,icon}/*.module.css',
  ],
  { eager: true },
)

const nothing = () => undefined

type Stated = Pick<ProductPage, 'product' | 'configuration' | 'quote'>

/** The choices of a product page as fields of a form around them, which nothing brings to life: without the buttons that fix a problem. */
export function PlainChoices({ product, configuration, quote }: Stated) {
  const preferences = useDisplayPreferences()
  if (Object.keys(styles).length === 0) throw new Error('The choices have lost their styles.')
  if (!server) return null
  const { renderToString, Choices, DisplayPreferencesProvider } = server
  const problems = quote.problems.map(({ fix: _fix, ...problem }) => problem)
  const setup = {
    ...{ product, configuration, quote: { ...quote, problems }, errors: NO_ERRORS },
    ...{ isWaiting: false, change: nothing, fix: nothing },
  }
  const html = renderToString(
    <DisplayPreferencesProvider preferences={preferences}>
      <Choices setup={setup} />
    </DisplayPreferencesProvider>,
    { identifierPrefix: 'choices' },
  )
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
