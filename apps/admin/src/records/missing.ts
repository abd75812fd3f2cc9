import * as messages from '../messages/pages.ts'

type Row = Readonly<Record<string, unknown>>

/** Reasons why a product can't be found or bought, or its card shows no price. */
export function missingFor(product: Row, materials: readonly (Row | undefined)[]): readonly string[] {
  const unpriced = materials.flatMap((material) =>
    material === undefined || material['price_table'] !== null ? [] : [String(material['name'])],
  )
  const sizes = (product['sizes'] ?? []) as readonly unknown[]
  const hasSize = product['default_width'] !== null && product['default_height'] !== null
  return [
    ...(product['public'] === false ? [messages.notPublished] : []),
    ...(materials.length === 0 ? [messages.noMaterial] : []),
    ...unpriced.map(messages.noPriceOf),
    ...(hasSize || sizes.length > 0 ? [] : [messages.noSize]),
    ...(product['image_url'] === null ? [messages.noPicture] : []),
  ]
}
