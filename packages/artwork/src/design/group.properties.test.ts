import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../placement/index.ts'
import { groupedDesigns } from '../testing/designs.ts'
import {
  ORDERS,
  align,
  boundsOfAll,
  copied,
  duplicate,
  elementsOn,
  group,
  groupAround,
  isGroup,
  membersOf,
  paste,
  restack,
  stackOf,
  ungroup,
  unitsOf,
} from './index.ts'
import type { Design, StackNode } from './index.ts'

const ids: fc.Arbitrary<readonly string[]> = fc.uniqueArray(
  fc.constantFrom('e0', 'e1', 'e2', 'e3', 'e4', 'e5'),
  { minLength: 1 },
)
const SIDES = ['s0', 's1']

/** A tree as short text: `[a [b c]]`. */
const outline = (node: StackNode): string =>
  isGroup(node) ? `[${node.children.map(outline).join(' ')}]` : node.element.id
const treeOf = (design: Design, side = 's0') => stackOf(design, side).map(outline).join(' ')
const unlocked = (design: Design): Design => ({
  ...design,
  elements: design.elements.map((each) => ({ ...each, locked: false })),
})
const shapesOf = ({ elements }: Design) => elements.map(({ z: _z, groups: _groups, ...rest }) => rest)

describe('invariants of groups (EDIT-16)', () => {
  it('are always a tree that contains every element once, whatever groups a design states', () => {
    fc.assert(
      fc.property(groupedDesigns(), (design) => {
        for (const side of SIDES) {
          const nodes = stackOf(design, side)
          const here = nodes.flatMap(membersOf).map(({ id }) => id)
          expect([...here].sort()).toEqual(
            elementsOn(design, side)
              .map(({ id }) => id)
              .sort(),
          )
          const groupsIn = (node: StackNode): readonly number[] =>
            isGroup(node) ? [node.children.length, ...node.children.flatMap(groupsIn)] : []
          for (const count of nodes.flatMap(groupsIn)) expect(count).toBeGreaterThan(1)
        }
      }),
    )
  })

  it('never change anything of an element except its groups and stacking', () => {
    fc.assert(
      fc.property(groupedDesigns(), ids, (design, on) => {
        const after = group(on, 'new').apply(design)
        expect(shapesOf(after)).toEqual(shapesOf(design))
        expect(shapesOf(ungroup(on).apply(after))).toEqual(shapesOf(design))
      }),
    )
  })

  it('always contain the grouped elements, which ungrouping restores', () => {
    fc.assert(
      fc.property(groupedDesigns().map(unlocked), ids, (design, on) => {
        const here = on.filter((id) => design.elements.some((each) => each.id === id && each.side === 's0'))
        const before = unitsOf(design, 's0', here)
        const after = group(here, 'new').apply(design)
        fc.pre(after !== design)
        const units = unitsOf(after, 's0', here)
        const made = stackOf(after, 's0').flatMap(function find(node): readonly StackNode[] {
          if (!isGroup(node)) return []
          return node.group === 'new' ? [node] : node.children.flatMap(find)
        })
        expect(made).toHaveLength(1)
        const members = membersOf(made[0]!).map(({ id }) => id)
        expect(members).toEqual(expect.arrayContaining(here))
        if (units.length !== 1) return
        const apart = ungroup(here).apply(after)
        expect(unitsOf(apart, 's0', here).map(outline)).toEqual(before.map(outline))
      }),
    )
  })

  it('are always restacked as one, with the order of the rest unchanged', () => {
    fc.assert(
      fc.property(groupedDesigns(), ids, fc.constantFrom(...ORDERS), (design, on, to) => {
        const after = restack(on, to).apply(design)
        expect(shapesOf(after)).toEqual(shapesOf(design))
        const orderOf = (some: Design) =>
          stackOf(some, 's0')
            .flatMap(membersOf)
            .map(({ id }) => id)
            .filter((id) => !on.includes(id) || some.elements.some((each) => each.id === id && each.locked))
        const free = design.elements.filter(({ id, locked }) => on.includes(id) && !locked)
        if (free.length === 0) expect(after).toBe(design)
        if (design.elements.every(({ locked }) => !locked)) expect(orderOf(after)).toEqual(orderOf(design))
        const back = ungroup(on).apply(after)
        expect(shapesOf(back)).toEqual(shapesOf(design))
      }),
    )
  })

  it('always move as one when aligned: elements keep their places in the group’s box', () => {
    fc.assert(
      fc.property(groupedDesigns().map(unlocked), ids, (design, on) => {
        const after = align(on, 'left').apply(design)
        for (const unit of unitsOf(design, 's0', on)) {
          const members = membersOf(unit).map(({ id }) => id)
          const boxes = (some: Design) => some.elements.filter(({ id }) => members.includes(id))
          const [was, is] = [boundsOfAll(boxes(design)), boundsOfAll(boxes(after))]
          boxes(after).forEach((each, at) => {
            expect(boundsOf(each).x - is.x).toBeCloseTo(boundsOf(boxes(design)[at]!).x - was.x, 6)
          })
        }
      }),
    )
  })

  it('always contain copies of some of their elements, on top of the others', () => {
    fc.assert(
      fc.property(groupedDesigns().map(unlocked), ids, (design, on) => {
        const nodes = stackOf(design, 's0')
        const here = on.filter((id) => nodes.flatMap(membersOf).some((each) => each.id === id))
        fc.pre(here.length > 0)
        const around = groupAround(nodes, new Set(here))
        const after = duplicate(here, (id) => `${id}'`).apply(design)
        const isCopy = (id: string) => id.endsWith("'")
        const idsIn = (some: readonly StackNode[]) => some.flatMap(membersOf).map(({ id }) => id)
        const stacked = stackOf(after, 's0')
        expect(idsIn(stacked).filter((id) => !isCopy(id))).toEqual(idsIn(nodes))
        const copies = idsIn(stacked).filter(isCopy)
        expect(copies).toHaveLength(here.length)
        if (around === null) {
          expect(idsIn(stacked).slice(-copies.length)).toEqual(copies)
          return
        }
        const find = (some: readonly StackNode[]): readonly StackNode[] =>
          some.flatMap((node) =>
            isGroup(node) ? (node.group === around.group ? [node] : find(node.children)) : [],
          )
        expect(idsIn(find(stacked))).toEqual([...idsIn([around]), ...copies])
      }),
    )
  })

  it('are always copied as new groups when copied whole, and as their elements otherwise', () => {
    fc.assert(
      fc.property(groupedDesigns().map(unlocked), ids, (design, on) => {
        const units = unitsOf(design, 's0', on)
        const elements = copied(design, on).filter(({ side }) => side === 's0')
        const bare = { ...design, elements: [] }
        const after = paste(elements, 's0', (id) => `${id}'`).apply(bare)
        expect(treeOf(after).replaceAll("'", '')).toBe(units.map(outline).join(' '))
        const before = new Set(design.elements.flatMap(({ groups = [] }) => groups))
        for (const { groups = [] } of after.elements)
          for (const id of groups) expect(before.has(id)).toBe(false)
      }),
    )
  })
})
