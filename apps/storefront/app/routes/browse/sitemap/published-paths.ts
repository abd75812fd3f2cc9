import type { Shop, Viewer } from '@kisscut/shop'

type Browse = Pick<Shop['browse'], 'navigation' | 'category'>

/** A sitemap holds at most 50,000 addresses. */
const AT_MOST = 50_000

/** Paths of every published category and product, each once, in catalog order. */
export async function publishedPaths(browse: Browse, viewer: Viewer): Promise<readonly string[]> {
  const visitor: Viewer = { ...viewer, roles: ['shopper'], trade: false }
  const paths = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    const found = await browse.category(visitor, path)
    if (!found.ok || paths.has(found.value.url) || paths.size >= AT_MOST) return
    const { url, children, products } = found.value
    paths.add(url)
    for (const product of products) paths.add(product.url)
    for (const child of children) await visit(child.path)
  }
  for (const { path } of (await browse.navigation()).categories) await visit(path)
  return [...paths].slice(0, AT_MOST)
}
