import type { ProductClass } from '@kisscut/core/product'
import { configuredClipartProduct, clipartProduct } from './clipart/index.ts'
import { custom } from './custom/index.ts'
import { configuredDdbProduct, ddbProduct } from './drag-drop-buy/index.ts'
import { configuredMarketplaceProduct, marketplaceProduct } from './marketplace/index.ts'
import { configuredSpecialOffer, specialOffer } from './offer/index.ts'
import type { AnyRecord } from './record/index.ts'
import { configuredShutterstockProduct, shutterstockProduct } from './stock/index.ts'
import { template } from './template/index.ts'

/** The records of a class: its products, their configurations, and the field that names the product there. */
export interface ClassRecords {
  readonly product: AnyRecord
  readonly configured: AnyRecord
  readonly by: string
}

export const CLASS_RECORDS = {
  custom: { product: template, configured: custom, by: 'template' },
  ddb: { product: ddbProduct, configured: configuredDdbProduct, by: 'ddb_product' },
  clipart: { product: clipartProduct, configured: configuredClipartProduct, by: 'clipart_product' },
  marketplace: {
    product: marketplaceProduct,
    configured: configuredMarketplaceProduct,
    by: 'marketplace_product',
  },
  stock: {
    product: shutterstockProduct,
    configured: configuredShutterstockProduct,
    by: 'shutterstock_product',
  },
  'special-offer': { product: specialOffer, configured: configuredSpecialOffer, by: 'special_offer' },
} as const satisfies Readonly<Record<ProductClass, ClassRecords>>
