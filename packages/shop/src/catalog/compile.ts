import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, type Material, type Product } from '@kisscut/core/product'
import type { EveryCatalogRow, ProductionCalendar, TemplateRow } from '../ports.ts'
import { productForBrowser, productFromRecords } from './product-from-records.ts'
import { byId, pick, type ById, type Row } from './rows.ts'
import { categoryNodesOf, type CategoryNode } from './category-node.ts'

/** A product of the catalog in every form the use cases need. */
export interface CatalogProduct {
  readonly template: TemplateRow
  /** With price tables: what the server prices with. */
  readonly product: Product
  /** What the browser may hold: no tables, no wholesale amounts. */
  readonly forShoppers: Product
  readonly forTrade: Product
  readonly categoryNode: CategoryNode | null
  /** Shapes it is cut to; none named: any. */
  readonly shapes: readonly Row<'template_shape'>[]
  readonly uses: readonly Row<'uses_link'>[]
  readonly isPublished: boolean
}

/** A material with what only its record says. */
export interface CatalogMaterial {
  readonly row: Row<'template_material'>
  readonly material: Material
  /** At least one published product is made of it: only then is it quoted. */
  readonly isPublished: boolean
}

/** The whole catalog of one version, compiled once and read by everyone. */
export interface CompiledCatalog {
  readonly version: number
  readonly calendar: ProductionCalendar
  readonly products: ReadonlyMap<string, CatalogProduct>
  readonly productsBySlug: ReadonlyMap<string, CatalogProduct>
  readonly materials: ReadonlyMap<string, CatalogMaterial>
  readonly categoryNodes: ReadonlyMap<string, CategoryNode>
  readonly categoriesByPath: ReadonlyMap<string, CategoryNode>
  /** Top-level shelves, hidden ones too. */
  readonly top: readonly CategoryNode[]
  /** Products left out because their records contradict each other; the rest of the shop stays open. */
  readonly faults: readonly CatalogError[]
}

export interface CatalogError {
  readonly productId: string
  readonly message: string
}

const catalogProduct = (
  template: TemplateRow,
  all: ById,
  categoryNodes: ReadonlyMap<string, CategoryNode>,
  uses: readonly Row<'uses_link'>[],
): CatalogProduct => {
  const product = productFromRecords(template, all)
  // A malformed price table throws here, once and told, rather than on every page that shows the product.
  for (const material of product.materials)
    quoteProduct(product, defaultConfiguration({ ...product, defaultMaterialId: material.id }))
  const categoryNode = categoryNodes.get(template.category) ?? null
  return {
    template,
    product,
    forShoppers: productForBrowser(product, false),
    forTrade: productForBrowser(product, true),
    categoryNode,
    shapes: pick(template.template_shapes, all.template_shape),
    uses,
    isPublished: template.public && categoryNode !== null && categoryNode.isPublished,
  }
}

const usesByProduct = (links: readonly Row<'uses_link'>[]) => {
  const groups = new Map<string, Row<'uses_link'>[]>()
  for (const link of links) groups.set(link.object_id, [...(groups.get(link.object_id) ?? []), link])
  return groups
}

const catalogProducts = (
  rows: EveryCatalogRow,
  all: ById,
  categoryNodes: ReadonlyMap<string, CategoryNode>,
) => {
  const uses = usesByProduct(rows.uses_link)
  const products: CatalogProduct[] = []
  const faults: CatalogError[] = []
  for (const template of rows.template) {
    try {
      products.push(catalogProduct(template, all, categoryNodes, uses.get(template.id) ?? []))
    } catch (error) {
      faults.push({ productId: template.id, message: String(error) })
    }
  }
  return { products, faults }
}

const catalogMaterials = (products: readonly CatalogProduct[], all: ById) => {
  const materials = new Map<string, CatalogMaterial>()
  for (const { product, isPublished } of products) {
    for (const material of product.materials) {
      const row = all.template_material.get(material.id)
      if (row === undefined || materials.get(material.id)?.isPublished) continue
      materials.set(material.id, { row, material, isPublished })
    }
  }
  return materials
}

const productsByCategory = (rows: EveryCatalogRow) =>
  new Map(
    rows.category.map(({ id }) => [
      id,
      rows.category_product.filter(
        (product) => !product.hidden_product && (product.category === id || product.categories.includes(id)),
      ),
    ]),
  )

/** Compiles the rows of one version. Pure: the same rows give the same catalog. */
export const compileCatalog = (
  rows: EveryCatalogRow,
  calendar: ProductionCalendar,
  version: number,
): CompiledCatalog => {
  const all = byId(rows)
  const categoryNodes = categoryNodesOf(rows.category, productsByCategory(rows))
  const { products, faults } = catalogProducts(rows, all, categoryNodes)
  return {
    version,
    calendar,
    products: new Map(products.map((each) => [each.product.id, each])),
    productsBySlug: new Map(products.map((each) => [each.product.slug, each])),
    materials: catalogMaterials(products, all),
    categoryNodes,
    categoriesByPath: new Map(
      [...categoryNodes.values()].map((categoryNode) => [categoryNode.category.path, categoryNode]),
    ),
    top: [...categoryNodes.values()].filter((categoryNode) => categoryNode.trail.length === 1),
    faults,
  }
}
