/**
 * Counts the elements of a drawing with all references expanded, without expanding them: a few hundred bytes
 * of nested `use` can stand for more elements than there are atoms.
 */
export interface ExpansionCounter {
  /** Begins an element. Its references are added by {@link refer} before the next one begins. */
  open(id: string | undefined): void
  refer(id: string): void
  close(): void
  /** Number of elements after expansion; Infinity for circular or overlong reference chains. */
  total(): number
}

interface Part {
  elements: number
  readonly contains: Part[]
  readonly refers: string[]
  weight?: number
}

const LONGEST_CHAIN = 100

export function expansionCounter(): ExpansionCounter {
  const newPart = (): Part => ({ elements: 0, contains: [], refers: [] })
  const root = newPart()
  const byId = new Map<string, Part>()
  const inside: Part[] = [root]
  const current = () => inside.at(-1) ?? root

  const weigh = (part: Part, chain: number): number => {
    if (part.weight !== undefined) return part.weight
    if (chain > LONGEST_CHAIN) return Infinity
    part.weight = Infinity
    let weight = part.elements
    for (const inner of part.contains) weight += weigh(inner, chain)
    for (const id of part.refers) {
      const target = byId.get(id)
      if (target) weight += weigh(target, chain + 1)
    }
    return (part.weight = weight)
  }

  return {
    open(id) {
      let part = current()
      if (id !== undefined && !byId.has(id)) {
        const named = newPart()
        part.contains.push(named)
        byId.set(id, named)
        part = named
      }
      part.elements += 1
      inside.push(part)
    },
    refer: (id) => void current().refers.push(id),
    close: () => void inside.pop(),
    total: () => weigh(root, 0),
  }
}
