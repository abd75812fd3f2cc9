import { Link as RouterLink, type LinkProps } from '@remix-run/react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useDelivery } from './delivery.tsx'

interface Props
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<LinkProps, 'prefetch' | 'reloadDocument' | 'preventScrollReset'> {
  /** A path of the shop. */
  readonly to: string
}

/** On the server, where a page may have no router. */
function RenderedLink(props: Props) {
  return useDelivery().hasNoRouter ? <PlainLink {...props} /> : <RouterLink {...props} />
}

function PlainLink({ to, prefetch: _, reloadDocument: __, preventScrollReset: ___, ...anchor }: Props) {
  return <a {...anchor} href={to} />
}

/**
 * A link within the shop: the router's where scripts follow it, otherwise plain HTML, which renders in a fraction of the
 * time.
 */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? RenderedLink : RouterLink
