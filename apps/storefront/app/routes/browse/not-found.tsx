import type { MetaFunction } from '@remix-run/node'
import { missingMeta } from '../../parts/page/meta.ts'
import { NotFound } from '../../parts/page/not-found.tsx'

/** Anything the route table doesn't know. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export const meta: MetaFunction = ({ error }) => missingMeta(error)

export default NotFound
