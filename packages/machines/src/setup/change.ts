import { applyFix, type Lamination, type Product, type Configuration } from '@kisscut/core/product'
import type { Problem } from '@kisscut/core/problem'
import { retainedOptions } from '@kisscut/core/option'
import { followRatio, parseRatio, parseSize, type Side } from '@kisscut/core/size'
import { formatInches } from '@kisscut/core/units'

/** One thing the shopper changed. Lengths are inches, or what was typed where it is no length. */
export type ConfigurationChange =
  | { readonly of: 'material'; readonly id: string }
  | { readonly of: 'color'; readonly id: string }
  | { readonly of: 'size'; readonly width: string; readonly height: string }
  | { readonly of: 'side'; readonly side: Side; readonly value: string }
  | { readonly of: 'quantity'; readonly value: string }
  /** The choices of one option set; none takes them away. */
  | { readonly of: 'options'; readonly optionSetId: string; readonly optionIds: readonly string[] }
  | { readonly of: 'lamination'; readonly lamination: Lamination }
  /** A problem's mend was taken. */
  | { readonly of: 'mend'; readonly fix: NonNullable<Problem['fix']> }

/** All wishes after one of them changed. */
export function configurationAfter(
  configuration: Configuration,
  product: Product,
  wish: ConfigurationChange,
): Configuration {
  switch (wish.of) {
    case 'material':
      return withMaterial(configuration, product, wish.id)
    case 'color':
      return { ...configuration, materialColorId: wish.id }
    case 'size':
      return { ...configuration, width: wish.width, height: wish.height }
    case 'side':
      return withSide(configuration, product, wish.side, wish.value)
    case 'quantity':
      return { ...configuration, quantity: wish.value }
    case 'options':
      return withOptions(configuration, wish.optionSetId, wish.optionIds)
    case 'lamination':
      return { ...configuration, lamination: wish.lamination }
    case 'mend':
      return withFix(configuration, product, wish.fix)
  }
}

/** Another material: its own colors and lamination, and options disabled for it are dropped. MAT-4, OPT-3. */
function withMaterial(configuration: Configuration, product: Product, id: string): Configuration {
  const material = product.materials.find((each) => each.id === id) ?? null
  return {
    ...configuration,
    materialId: id,
    materialColorId: null,
    lamination: null,
    options: retainedOptions(product.optionSets, configuration.options, material),
  }
}

/** One side; with a locked ratio the other one follows. SIZE-3. */
function withSide(configuration: Configuration, product: Product, side: Side, value: string): Configuration {
  const ratio = parseRatio(product.lockRatio)
  const other = side === 'width' ? 'height' : 'width'
  const typed = parseSize(value, side)
  const followed = ratio && typed.ok ? formatInches(followRatio(side, typed.value, ratio)) : null
  return { ...configuration, [side]: value, ...(followed === null ? {} : { [other]: followed }) }
}

function withOptions(
  configuration: Configuration,
  optionSetId: string,
  optionIds: readonly string[],
): Configuration {
  const others = configuration.options.filter((chosen) => chosen.optionSetId !== optionSetId)
  return {
    ...configuration,
    options: [...others, ...optionIds.map((optionId) => ({ optionSetId, optionId }))],
  }
}

/** A mend is a wish by another name. */
function withFix(
  configuration: Configuration,
  product: Product,
  fix: NonNullable<Problem['fix']>,
): Configuration {
  return fix.field === 'material'
    ? withMaterial(configuration, product, fix.value)
    : applyFix(configuration, fix)
}
