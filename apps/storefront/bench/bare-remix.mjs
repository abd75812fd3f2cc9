// The rival: a minimal Remix v2 application that renders one page, on the same HTTP server as the shop.
import { createAdaptorServer } from '@hono/node-server'
import { createReadableStreamFromReadable, createRequestHandler } from '@remix-run/node'
import {
  Link,
  Links,
  Meta,
  Outlet,
  RemixServer,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from '@remix-run/react'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'

const Root = () =>
  h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h(Meta),
      h(Links),
    ),
    h('body', null, h(Outlet), h(ScrollRestoration), h(Scripts)),
  )

const links = ['Stickers', 'Labels', 'Decals', 'Signs'].map((name) => ({
  name,
  href: `/${name.toLowerCase()}`,
}))

/** A product tile as in shops: a picture, a link, two texts. */
const Tile = ({ number }) =>
  h(
    'li',
    { className: 'tile' },
    h(
      Link,
      { to: `/products/${number}` },
      h('img', { src: `/pictures/${number}.webp`, alt: '', width: 320, height: 320, loading: 'lazy' }),
      h('h3', null, `Product number ${number}`),
    ),
    h('p', null, 'Weatherproof vinyl, cut to any shape, with a matte or glossy laminate.'),
    h('p', { className: 'price' }, 'From ', h('strong', null, `$${number}.00`)),
  )

/**
 * About the size of a new Remix project's first page: a heading, a list of links, data from a loader; and as many tiles
 * as the query states.
 */
function Home() {
  const { greeting, tiles } = useLoaderData()
  const shown = tiles.map((number) => h(Tile, { key: number, number }))
  const items = links.map(({ name, href }) =>
    h('li', { key: href }, h(Link, { to: href }, h('span', null, name))),
  )
  return h(
    'main',
    null,
    h('header', null, h('h1', null, greeting)),
    h('nav', null, h('ul', null, items)),
    h('ul', null, shown),
  )
}
const meta = () => [{ title: 'Bare' }, { name: 'description', content: 'One page, rendered on the server.' }]
const loader = ({ request }) => {
  const tiles = Number(new URL(request.url).searchParams.get('tiles') ?? 0)
  return { greeting: 'Hello', tiles: Array.from({ length: tiles }, (_, number) => number) }
}

function handleRequest(request, status, headers, context) {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(h(RemixServer, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      onError: () => {},
    })
    request.signal.addEventListener('abort', abort, { once: true })
  })
}

const manifestRoute = (id, more) => ({
  id,
  module: `/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  ...more,
})

const build = {
  mode: 'production',
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    home: { id: 'home', parentId: 'root', index: true, module: { default: Home, meta, loader } },
  },
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: manifestRoute('root', { path: '' }),
      home: manifestRoute('home', { parentId: 'root', index: true, hasLoader: true }),
    },
  },
  assetsBuildDirectory: 'build',
  publicPath: '/',
  basename: '/',
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
}

const handle = createRequestHandler(build, 'production')
const server = createAdaptorServer({ fetch: (request) => handle(request) })
server.listen(Number(process.env.PORT), () => console.log('Bare Remix is open'))
