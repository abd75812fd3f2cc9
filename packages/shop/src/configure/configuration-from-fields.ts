import { defaultConfiguration, LAMINATIONS, type Product, type Configuration } from '@kisscut/core/product'

/**
 * The names of the configurator's form fields, the same in a query string and in a posted form: `material`, `color`,
 * `size` (id of a preset, or `custom`), `width`, `height` (inches), `quantity`, `lamination`, `option.<optionSetId>`
 * (once for every choice), `range_from` and `range_to`, or `list`.
 */
export type FormFields = Pick<URLSearchParams, 'get' | 'getAll' | 'has' | 'keys'>

const OPTION = 'option.'
const LONGEST_FIELD = 200

const field = (fields: FormFields, name: string): string | null =>
  fields.get(name)?.slice(0, LONGEST_FIELD) ?? null

/** Of a field and the buttons of the same name after it, the button that was pressed. */
const lastField = (fields: FormFields, name: string): string | null =>
  fields.getAll(name).at(-1)?.slice(0, LONGEST_FIELD) ?? null

/** Whether the fields say anything about the product at all. */
const speaksOfProduct = (fields: FormFields) =>
  ['material', 'size', 'width', 'height', 'quantity'].some((name) => fields.has(name))

const sizeFrom = (fields: FormFields, product: Product, otherwise: Configuration) => {
  const preset = product.sizes.find(({ id }) => id === field(fields, 'size'))
  if (preset !== undefined) return { width: preset.width, height: preset.height }
  return {
    width: field(fields, 'width') ?? otherwise.width,
    height: field(fields, 'height') ?? otherwise.height,
  }
}

/** A form shows every option set, so one without a field was left empty; a link names only what it wants. */
const optionsFrom = (fields: FormFields): Configuration['options'] =>
  [...new Set(fields.keys())]
    .filter((name) => name.startsWith(OPTION))
    .slice(0, 100)
    .flatMap((name) =>
      fields
        .getAll(name)
        .filter((id) => id !== '')
        .slice(0, 20)
        .map((id) => ({ optionSetId: name.slice(OPTION.length), optionId: id.slice(0, LONGEST_FIELD) })),
    )

const laminationFrom = (fields: FormFields, otherwise: Configuration) =>
  LAMINATIONS.find((each) => each === field(fields, 'lamination')) ?? otherwise.lamination

const variableDataFrom = (fields: FormFields): Configuration['variableData'] => {
  if (fields.has('range_from') || fields.has('range_to')) {
    const [from, to] = [field(fields, 'range_from') ?? '', field(fields, 'range_to') ?? '']
    if (from !== '' || to !== '') return { kind: 'range', from, to }
  }
  const list = fields.get('list')
  return list ? { kind: 'list', text: list.slice(0, 1_000_000) } : null
}

/** Configuration as a form or a link states them; what it leaves out stays as `otherwise` has it (the defaults, or a custom). */
export const configurationFromFields = (
  fields: FormFields,
  product: Product,
  otherwise: Configuration = defaultConfiguration(product),
): Configuration => {
  if (!speaksOfProduct(fields)) return otherwise
  const hasOptions = [...fields.keys()].some((name) => name.startsWith(OPTION))
  return {
    ...otherwise,
    ...sizeFrom(fields, product, otherwise),
    materialId: field(fields, 'material') ?? otherwise.materialId,
    materialColorId: field(fields, 'color') ?? otherwise.materialColorId ?? null,
    quantity: lastField(fields, 'quantity') ?? otherwise.quantity,
    options: hasOptions || fields.has('form') ? optionsFrom(fields) : otherwise.options,
    lamination: laminationFrom(fields, otherwise) ?? null,
    variableData: variableDataFrom(fields) ?? otherwise.variableData ?? null,
  }
}
