import { NotFound } from '../../parts/page/not-found.tsx'

/** Anything the route table doesn't know. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default NotFound
