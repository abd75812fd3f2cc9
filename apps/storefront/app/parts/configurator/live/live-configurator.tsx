import { hasSamples, type ConfiguratorData } from './configurator-data.ts'
import { LIVE_CONFIGURATOR_ID } from './live-id.ts'
import { PageDataBlocks } from './product-data-blocks.tsx'

/** Only the server writes this page: see `ownScripts`. */
const server = import.meta.env.SSR
  ? {
      ...(await import('react-dom/server')),
      ...(await import('./configurator-root.tsx')),
      ...(await import('../samples/sample-choice.tsx')),
      ...(await import('../../artwork-tool/artwork-root.tsx')),
    }
  : null

/** Its styles come with the page, before its scripts do: the bundler keeps them where they are asked for. */
const styles = import.meta.glob(
  [
    '../**/*.module.css',
    '!../{design,finalize}/**',
    '../../{form,sheet,notice,money,catalog,action,icon,picture,artwork-tool}/*.module.css',
  ],
  { eager: true, import: 'default' },
)

/** Throws where a page would come without the styles of the configurator, or others it asks for. */
export function assertStyles(more: object = styles): void {
  for (const each of [styles, more])
    if (Object.keys(each).length === 0) throw new Error('The configurator has lost its styles.')
}

/**
 * The configurator as a form that works by itself, with the data it is brought to life from at the first sign of a
 * shopper. Until then neither React nor the rules nor the machines are fetched.
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
