import { applyMend, type Lamination, type Product, type Wishes } from '@kisscut/core/product'
import type { Problem } from '@kisscut/core/problem'
import { keptOptions } from '@kisscut/core/option'
import { followRatio, parseRatio, type Side } from '@kisscut/core/size'

/** One thing the shopper changed. Lengths are inches, or what was typed where it is no length. */
export type Wish =
  | { readonly of: 'material'; readonly id: string }
  | { readonly of: 'color'; readonly id: string }
  | { readonly of: 'size'; readonly width: string; readonly height: string }
  | { readonly of: 'side'; readonly side: Side; readonly value: string }
  | { readonly of: 'quantity'; readonly value: string }
  /** The choices of one option set; none takes them away. */
  | { readonly of: 'options'; readonly optionSetId: string; readonly optionIds: readonly string[] }
  | { readonly of: 'lamination'; readonly lamination: Lamination }
  /** A problem's mend was taken. */
  | { readonly of: 'mend'; readonly mend: NonNullable<Problem['mend']> }

/** All wishes after one of them changed. */
export function wishesAfter(wishes: Wishes, product: Product, wish: Wish): Wishes {
  switch (wish.of) {
    case 'material':
      return withMaterial(wishes, product, wish.id)
    case 'color':
      return { ...wishes, materialColorId: wish.id }
    case 'size':
      return { ...wishes, width: wish.width, height: wish.height }
    case 'side':
      return withSide(wishes, product, wish.side, wish.value)
    case 'quantity':
      return { ...wishes, quantity: wish.value }
    case 'options':
      return withOptions(wishes, wish.optionSetId, wish.optionIds)
    case 'lamination':
      return { ...wishes, lamination: wish.lamination }
    case 'mend':
      return withMend(wishes, product, wish.mend)
  }
}

/** Another material: its own colors and lamination, and options disabled for it are dropped. Spec §4, §5 Options. */
function withMaterial(wishes: Wishes, product: Product, id: string): Wishes {
  const material = product.materials.find((each) => each.id === id) ?? null
  return {
    ...wishes,
    materialId: id,
    materialColorId: null,
    lamination: null,
    options: keptOptions(product.optionSets, wishes.options, material),
  }
}

/** One side; with a locked ratio the other one follows. Spec §5 Size. */
function withSide(wishes: Wishes, product: Product, side: Side, value: string): Wishes {
  const ratio = parseRatio(product.lockRatio)
  const other = side === 'width' ? 'height' : 'width'
  const followed = ratio ? followRatio(side, value, ratio) : null
  return { ...wishes, [side]: value, ...(followed === null ? {} : { [other]: followed }) }
}

function withOptions(wishes: Wishes, optionSetId: string, optionIds: readonly string[]): Wishes {
  const others = wishes.options.filter((chosen) => chosen.optionSetId !== optionSetId)
  return { ...wishes, options: [...others, ...optionIds.map((optionId) => ({ optionSetId, optionId }))] }
}

/** A mend is a wish by another name. */
function withMend(wishes: Wishes, product: Product, mend: NonNullable<Problem['mend']>): Wishes {
  return mend.field === 'material' ? withMaterial(wishes, product, mend.value) : applyMend(wishes, mend)
}
