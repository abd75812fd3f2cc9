import type { Product, Configuration } from '@kisscut/core/product'
import type { ConfigurationChange } from '@kisscut/machines/setup'
import { useEffect, type RefObject } from 'react'
import { fieldOfSet, inInches } from '../form-fields.ts'
import { takeQueuedClick } from '../live/first-interaction.ts'
import { useOnHydrate } from './use-on-hydrate.ts'

/**
 * Takes over what stands in the form when the page comes to life: a shopper may have been quicker than the scripts, and
 * browsers put old answers back when a page is reloaded or returned to.
 */
export function useFormBefore(
  form: RefObject<HTMLFormElement>,
  product: Product,
  before: Configuration,
  locale: string,
  wish: (wish: ConfigurationChange) => void,
) {
  useOnHydrate(() => {
    if (!form.current) return
    for (const each of changesSince(inInches(new FormData(form.current), locale), product, before)) wish(each)
    // Once: afterwards the machine knows everything first.
  }, [form, wish])
  useEffect(() => takeQueuedClick()?.click(), [])
}

/** What a form says beyond the wishes it was written with. */
export function changesSince(
  fields: URLSearchParams,
  product: Product,
  before: Configuration,
): readonly ConfigurationChange[] {
  const since: ConfigurationChange[] = []
  const changed = (name: string, was: string | null | undefined) => {
    const now = fields.get(name)
    return now !== null && now !== (was ?? '') ? now : null
  }
  const material = changed('material', before.materialId)
  if (material) since.push({ of: 'material', id: material })
  const size = product.sizes.find(({ id }) => id === fields.get('size'))
  const isOther = size && (size.width !== before.width || size.height !== before.height)
  const [width, height] = [changed('width', before.width), changed('height', before.height)]
  if (width) since.push({ of: 'side', side: 'width', value: width })
  if (height) since.push({ of: 'side', side: 'height', value: height })
  if (isOther && !width && !height) since.push({ of: 'size', width: size.width, height: size.height })
  const quantity = changed('quantity', before.quantity)
  if (quantity !== null) since.push({ of: 'quantity', value: quantity })
  const lamination = changed('lamination', before.lamination)
  if (before.lamination && (lamination === 'gloss' || lamination === 'matte'))
    since.push({ of: 'lamination', lamination })
  for (const { id: optionSetId, display } of product.optionSets) {
    if (display === 'fixed_value') continue
    const was = before.options.filter((each) => each.optionSetId === optionSetId).map((each) => each.optionId)
    const optionIds = fields.getAll(fieldOfSet(optionSetId)).filter((id) => id !== '')
    if (optionIds.join() !== was.join()) since.push({ of: 'options', optionSetId, optionIds })
  }
  return since
}
