/** Maximum length of an entity's value, and of all expanded uses. */
const [LONGEST, MOST_EXPANDED] = [4096, 2_000_000]
/** Maximum number of entities in a document. */
const MOST = 2000

const DECLARATION = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"%&<]*)"|'([^'%&<]*)')\s*>/g

/**
 * The entities that a document type declares: texts without markup or entities of their own, as Illustrator writes them for
 * namespaces and styles (FILE-16). Null where it declares external or nested ones.
 */
export function declaredEntities(doctype: string): ReadonlyMap<string, string> | null {
  const entities = new Map<string, string>()
  const others = doctype.replaceAll(DECLARATION, (_, name: string, double?: string, single?: string) => {
    const value = double ?? single ?? ''
    // The first declaration of a name counts.
    if (!entities.has(name)) entities.set(name, value)
    return ''
  })
  const isHarmless =
    !/<!ENTITY|%/i.test(others) &&
    entities.size <= MOST &&
    [...entities.values()].every(({ length }) => length <= LONGEST)
  return isHarmless ? entities : null
}

/** A parser's view of the entities; calls `tooMuch` once all expanded uses are too long. */
export function lookupOf(entities: ReadonlyMap<string, string>, tooMuch: () => never): PropertyDescriptorMap {
  let expanded = 0
  const use = (value: string) => {
    expanded += value.length
    return expanded > MOST_EXPANDED ? tooMuch() : value
  }
  return Object.fromEntries([...entities].map(([name, value]) => [name, { get: () => use(value) }]))
}
