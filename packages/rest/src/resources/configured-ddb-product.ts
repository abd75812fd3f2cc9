import {
  clipartElements,
  configuredDdbProduct,
  readDdbProduct,
  type StatedClipart,
  type StatedDdbProduct,
} from '@kisscut/records'
import type { PlacedClipart, Shop } from '@kisscut/shop'
import { SMALL, type JsonLimits } from '../body/json.ts'
import type { AnyRoute } from '../http/route.ts'
import { configuredProductRoutes } from './configured-product.ts'

/** A hundred cliparts, each with a color for every region. */
const LIMITS: JsonLimits = { ...SMALL, bytes: 256 * 1024 }

const placed = (stated: StatedClipart): string | PlacedClipart =>
  typeof stated === 'string'
    ? stated
    : {
        clipart: stated.clipart,
        paints: Object.fromEntries(
          stated.regions.map(({ region, color, custom_color }) => [
            region,
            { colorId: color, customColor: color === null ? custom_color : null },
          ]),
        ),
      }

/** Strips are saved through the rules. DDB-4. */
export const configuredDdbProductRoutes = (shop: Shop): readonly AnyRoute[] =>
  configuredProductRoutes<StatedDdbProduct>(shop, {
    record: configuredDdbProduct,
    parts: { clipart_elements: clipartElements().optional() },
    limits: LIMITS,
    summary: (method) =>
      `${method === 'POST' ? 'Puts together' : 'Changes'} a drag-drop-buy product as one: details, cliparts with their colors, and words.`,
    read: readDdbProduct,
    quote: (viewer, { change, others: { ddb_product: productId, ...fields }, cliparts }, { currency }) =>
      shop.dragDropBuy.quote(viewer, {
        ...{ productId, change, fields, cliparts: cliparts?.map(placed), currency },
      }),
    save: (viewer, { change, others, cliparts }, how) => {
      const { ddb_product: productId, ...fields } = others
      return shop.dragDropBuy.save(viewer, {
        ...how,
        ...{ productId, change, fields, cliparts: cliparts?.map(placed) },
      })
    },
  })
