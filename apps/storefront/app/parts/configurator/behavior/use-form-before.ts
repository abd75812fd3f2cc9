import { changeSince, type ConfigurationChange, fieldsOfForm } from '@kisscut/core/configuration'
import { laminationOf, materialOf } from '@kisscut/core/material'
import type { Configuration, ProductData } from '@kisscut/core/product'
import { useEffect, type RefObject } from 'react'
import { putTypedBack, reportTyped } from '../../form/typed-before.ts'
import { takeQueuedClick } from '../live/first-interaction.ts'
import { useOnHydrate } from './use-on-hydrate.ts'

/**
 * Applies the form's input when the page is hydrated: a shopper may have been faster than the scripts, and browsers
 * restore input on reload and Back.
 */
export function useFormBefore(
  form: RefObject<HTMLFormElement>,
  product: ProductData,
  before: Configuration,
  locale: string,
  onChange: (change: ConfigurationChange) => void,
) {
  useOnHydrate(() => {
    if (!form.current) return
    putTypedBack(form.current)
    const since = changeSince(
      fieldsOfForm(new FormData(form.current)),
      product,
      shown(before, product),
      locale,
    )
    if (Object.keys(since).length > 0) onChange(since)
    // Runs once: afterwards the machine is ahead of the form.
  }, [form, onChange])
  useEffect(() => {
    const { current } = form
    if (current) reportTyped(current, (control) => control.form !== current)
    takeQueuedClick()?.click()
  }, [form])
}

/** The configuration as its controls show it, with the material's default lamination where none was chosen. */
function shown(configuration: Configuration, product: ProductData): Configuration {
  const { material } = materialOf(product, configuration.materialId)
  const lamination = material?.canLaminate ? laminationOf(material, configuration.lamination) : null
  return { ...configuration, materialId: material?.id ?? null, lamination }
}
