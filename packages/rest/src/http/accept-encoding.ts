/** An element of `Accept-Encoding` with its weight. */
const ELEMENT = /^([\w.!#$%&'*+^`|~-]+)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

/** Weights by coding, as sent; the first of several counts. */
function weightsIn(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const element of acceptEncoding.toLowerCase().split(',')) {
    const [, name, weight = '1'] = ELEMENT.exec(element.trim()) ?? []
    if (name === undefined) continue
    const coding = name === 'x-gzip' ? 'gzip' : name
    if (!weights.has(coding)) weights.set(coding, Number(weight))
  }
  return weights
}

/** Less than any weight that can be sent: what isn't named is taken last. */
const UNNAMED = 0.0001

/**
 * The coding a client prefers of those that can be sent, the best first; `identity`: as it is. Null: it refuses each of them and
 * `identity`, too. RFC 9110, 12.5.3.
 */
export function preferredCoding<C extends string>(
  acceptEncoding: string | null | undefined,
  codings: readonly C[],
): C | 'identity' | null {
  if (!acceptEncoding) return 'identity'
  const weights = weightsIn(acceptEncoding)
  const any = weights.get('*')
  const weightOf = (coding: string) => weights.get(coding) ?? any ?? (coding === 'identity' ? UNNAMED : 0)
  let best: { readonly coding: C | 'identity' | null; readonly weight: number } = { coding: null, weight: 0 }
  for (const coding of [...codings, 'identity'] as const) {
    const weight = weightOf(coding)
    if (weight > best.weight) best = { coding, weight }
  }
  return best.coding
}

/** Whether a client takes nothing that isn't compressed. */
export function refusesIdentity(acceptEncoding: string | null | undefined): boolean {
  if (!acceptEncoding?.includes('0')) return false
  const weights = weightsIn(acceptEncoding)
  return (weights.get('identity') ?? weights.get('*')) === 0
}
