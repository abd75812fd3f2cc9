import { designFromJson, type DesignReading } from '@kisscut/artwork/design-json'
import { createLru } from '../catalog/lru.ts'

/** Most designs cached, and the longest cached text in characters: a few megabytes in all. */
const REMEMBERED = 200
const LONGEST_REMEMBERED = 20_000

const remembered = createLru<string, DesignReading>(REMEMBERED)

/** Freezes the value, because readers share it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/**
 * Parses a stored design (DESIGN-20). Recent results are cached: shoppers' pages and staff's lists read the same few designs
 * repeatedly.
 */
export function readStoredDesign(text: string): DesignReading {
  const known = remembered.get(text)
  if (known !== undefined) return known
  const reading = frozen(designFromJson(text))
  if (text.length <= LONGEST_REMEMBERED) remembered.set(text, reading)
  return reading
}
