import type { LoaderFunctionArgs } from '@remix-run/node'
import { urlFor } from '../../links/url-for.ts'
import { llms as messages } from '../../messages/findable.ts'

/** Escapes the owner's texts, so that they can't break their line or link. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\<>`*_#]/g, ' ')
    .trim()

const link = (name: string, url: string, about = '') =>
  `- [${plain(name)}](${url})${plain(about) === '' ? '' : `: ${plain(about)}`}`

/** `llms.txt`: describes the shop and its pages to language models (SEO-7). */
export async function loader({ context: { shop, publicUrl } }: LoaderFunctionArgs) {
  const [settings, { categories, pages }] = await Promise.all([
    shop.settings.shown(),
    shop.browse.navigation(),
  ])
  const at = (path: string) => new URL(path, publicUrl).href
  const lines = [
    `# ${plain(settings.name)}`,
    '',
    ...(plain(settings.description) === '' ? [] : [`> ${plain(settings.description)}`, '']),
    messages.what,
    '',
    `## ${messages.products}`,
    '',
    ...categories.map(({ name, url, shortDescription }) => link(name, at(url), shortDescription)),
    '',
    `## ${messages.help}`,
    '',
    ...pages.map(({ name, url }) => link(name, at(url))),
    '',
    `## ${messages.programs}`,
    '',
    link(messages.search, `${at(urlFor('search'))}?q=`),
    link(messages.sitemap, at(urlFor('sitemap'))),
    link(messages.feed, at(urlFor('productsFeed'))),
    link(messages.api, at('/openapi.json')),
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
