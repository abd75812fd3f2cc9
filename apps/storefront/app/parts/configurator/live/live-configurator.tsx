import { hasSamples, type ConfiguratorData } from './configurator-data.ts'
import { LIVE_CONFIGURATOR_ID } from './live-id.ts'
import { PageDataBlocks } from './product-data-blocks.tsx'

/** Only the server renders this page: see `ownScripts`. */
const server = import.meta.env.SSR
  ? {
      ...(await import('react-dom/server')),
      ...(await import('./configurator-root.tsx')),
      ...(await import('../samples/sample-choice.tsx')),
      ...(await import('../../artwork-tool/artwork-root.tsx')),
    }
  : null

/** Keeps the styles in the page, which loads before its scripts: the bundler keeps them where they are imported. */
const styles = import.meta.glob(
  [
    '../**/*.module.css',
    '!../{design,finalize}/**',
    '../../{form,sheet,notice,money,catalog,action,icon,picture,artwork-tool}/*.module.css',
  ],
  { eager: true, import: 'default' },
)

/** Throws where a page would lack the styles of the configurator, or others it imports. */
export function assertStyles(more: object = styles): void {
  for (const each of [styles, more])
    if (Object.keys(each).length === 0) throw new Error('The configurator has lost its styles.')
}

/**
 * The configurator as a plain form, with the data to hydrate it on the first interaction. Until then neither React nor
 * the rules nor the machines are fetched.
 */
export function LiveConfigurator({ data }: { readonly data: ConfiguratorData }) {
  assertStyles()
  if (!server) return null
  const { renderToString, ConfiguratorRoot, ArtworkRoot, SampleChoice } = server
  const configurator = data.artwork ? (
    <ArtworkRoot data={{ ...data, artwork: data.artwork }} />
  ) : (
    <ConfiguratorRoot data={data} SampleChoice={hasSamples(data) ? SampleChoice : null} />
  )
  return (
    <>
      <PageDataBlocks data={{ page: data }} start={data.artwork} />
      <div id={LIVE_CONFIGURATOR_ID} dangerouslySetInnerHTML={{ __html: renderToString(configurator) }} />
    </>
  )
}
