import { assertStyles } from '../configurator/live/live-configurator.tsx'
import { PageDataBlocks } from '../configurator/live/product-data-blocks.tsx'
import type { ClipartData } from './clipart-data.ts'
import { CLIPART_ID } from './clipart-id.ts'

/** Only the server renders this page: see `ownScripts`. */
const server = import.meta.env.SSR
  ? { ...(await import('react-dom/server')), ...(await import('./clipart-root.tsx')) }
  : null

/** Keeps the styles in the page, which loads before its scripts. */
const styles = import.meta.glob('./*.module.css', { eager: true, import: 'default' })

/** The clipart page as a form that works without scripts, with the data for hydration on the first interaction. */
export function LiveClipart({ data }: { readonly data: ClipartData }) {
  assertStyles(styles)
  if (!server) return null
  const { renderToString, ClipartRoot } = server
  return (
    <>
      <PageDataBlocks data={data} start={data.start} />
      <div
        id={CLIPART_ID}
        dangerouslySetInnerHTML={{ __html: renderToString(<ClipartRoot data={data} />) }}
      />
    </>
  )
}
