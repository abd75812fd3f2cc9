import { assertStyles } from '../configurator/live/live-configurator.tsx'
import { PageDataBlocks } from '../configurator/live/product-data-blocks.tsx'
import type { ClipartData } from './clipart-data.ts'
import { CLIPART_ID } from './clipart-id.ts'

/** Only the server writes this page: see `ownScripts`. */
const server = import.meta.env.SSR
  ? { ...(await import('react-dom/server')), ...(await import('./clipart-root.tsx')) }
  : null

/** Its styles come with the page, before its scripts do. */
const styles = import.meta.glob('./*.module.css', { eager: true, import: 'default' })

/** The page of a drawing as a form that works by itself, with the data it is brought to life from at the first sign of a shopper. */
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
