import type { Links } from '@kisscut/shop'
import { urlFor } from '../app/links/url-for.ts'
import type { RouteName } from '../app/route-table.ts'

/** URLs for the use cases, made from the route table. */
export const linkTo: Links['urlFor'] = (name, params) =>
  (urlFor as (name: RouteName, params: object) => string)(name, params)
