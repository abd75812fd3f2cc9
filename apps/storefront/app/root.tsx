import './styles/index.css'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useRevalidator, type ShouldRevalidateFunction } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { urlFor } from './links/url-for.ts'
import { Document } from './parts/page/document.tsx'
import { MainContent } from './parts/page/main-content.tsx'
import { OnTheWay } from './parts/page/on-the-way.tsx'
import { DisplayPreferencesProvider, NO_PREFERENCES } from './parts/page/locale.tsx'
import { SiteFooter } from './parts/page/site-footer.tsx'
import { SiteHeader } from './parts/page/site-header.tsx'
import { onReturned } from './parts/page/returned.ts'
import { ErrorPage } from './parts/page/error-page.tsx'
import { pageMeta } from './parts/page/meta.ts'
import { preferencesIn, useRootData, type RootData } from './parts/page/root-data.ts'

const preload = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: LinksFunction = () => [
  preload(figtree),
  preload(bricolage),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.png', type: 'image/png', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/touch-icon.png' },
]

export async function loader({
  context: { shop, viewer, publicUrl, personal },
}: LoaderFunctionArgs): Promise<RootData> {
  const [settings, navigation, cartCount, accountName] = await Promise.all([
    shop.settings.shown(),
    shop.browse.navigation(viewer),
    personal ? personal.cartCount : shop.cart.count(viewer),
    personal ? personal.accountName : shop.accounts.of(viewer).then((account) => account?.name ?? null),
  ])
  return {
    shop: settings,
    navigation,
    cartCount,
    accountName,
    preferences: preferencesIn(settings, viewer),
    publicUrl,
  }
}

/** Revalidates the header after a form, on the way to the cart, and when the current page is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  (formMethod !== undefined && formMethod !== 'GET') ||
  nextUrl.pathname === urlFor('cart') ||
  nextUrl.href === currentUrl.href

export const meta: MetaFunction<typeof loader> = ({ data, location }) =>
  pageMeta({
    matches: [{ id: 'root', data }],
    title: data?.shop.title ?? '',
    description: data?.shop.description ?? '',
    publicUrl: data?.publicUrl,
    path: location.pathname,
  })

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRootData()
  return (
    <Document palette={data?.shop.palette ?? null}>
      <DisplayPreferencesProvider preferences={data?.preferences ?? NO_PREFERENCES}>
        <OnTheWay />
        <SiteHeader
          name={data?.shop.name ?? ''}
          logo={data?.shop.logo ?? null}
          categories={data?.navigation.categories ?? []}
          cartCount={data?.cartCount ?? 0}
          accountName={data?.accountName ?? null}
          currencies={data?.shop.currencies ?? []}
        />
        <MainContent>{children}</MainContent>
        <SiteFooter
          shop={data?.shop ?? null}
          categories={data?.navigation.categories ?? []}
          pages={data?.navigation.pages ?? []}
        />
      </DisplayPreferencesProvider>
    </Document>
  )
}

/** `Retry-After` for a page that can't be shown yet. FILE-14. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const after = errorHeaders?.get('retry-after')
  return new Headers(after ? { 'retry-after': after } : {})
}

export default function Shop() {
  const { revalidate } = useRevalidator()
  const renew = useRef(revalidate)
  renew.current = revalidate
  useEffect(() => onReturned(() => renew.current()), [])
  return <Outlet />
}

export const ErrorBoundary = ErrorPage
