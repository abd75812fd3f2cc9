import type { ProductPage } from '@kisscut/shop'
import { asBlock, blocksOf, PRODUCT_DATA_ID, productDataOf } from './configurator-data.ts'

const Block = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: text }} />
)

/** A page's data in two blocks: the product's, and the rest for its configurator or tool. PAGE-8. */
export const PageDataBlocks = ({
  data,
  start = null,
}: {
  readonly data: Parameters<typeof blocksOf>[0]
  readonly start?: Parameters<typeof blocksOf>[1] | undefined
}) => Object.entries(blocksOf(data, start)).map(([id, text]) => <Block key={id} id={id} text={text} />)

/** The product's block alone, for a page that needs no more, or has the rest from its loader. */
export const ProductDataBlock = ({
  page,
}: {
  readonly page: Pick<ProductPage, 'product' | 'configured' | 'currency'>
}) => <Block id={PRODUCT_DATA_ID} text={asBlock(productDataOf(page, null))} />
