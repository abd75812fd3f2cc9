import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

interface Declared {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>
}

interface Document {
  readonly components: { readonly responses: Readonly<Record<string, Declared>> }
  readonly paths: Readonly<
    Record<
      string,
      Record<string, { readonly responses: Record<string, Declared & { readonly $ref?: string }> }>
    >
  >
}

/** JSON pointer of an object's key. */
const pointer = (...keys: readonly string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

/** Checks responses against the API's own OpenAPI document. */
export const conformanceTo = (document: Document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema({ ...document, $id: 'api' })
  const parametersIn = (template: string) => template.split('{').length
  const templates = Object.keys(document.paths)
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .map((template) => ({
      template,
      pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}?$`),
    }))
  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  const validatorOf = (place: string) => {
    const validate = validators.get(place) ?? ajv.compile({ $ref: `api#${place}` })
    validators.set(place, validate)
    return validate
  }
  /** The error of a response; null if it is valid or not a call of the API. */
  return (method: string, path: string, status: number, body: unknown): string | null => {
    // The matching path that has the method; literal paths come before those with parameters.
    const fitting = templates.filter(({ pattern }) => pattern.test(path.split('?')[0] ?? ''))
    const { template } =
      fitting.find((each) => document.paths[each.template]?.[method.toLowerCase()] !== undefined) ?? {}
    const operation = template === undefined ? undefined : document.paths[template]?.[method.toLowerCase()]
    if (template === undefined || operation === undefined) return null
    const stated = operation.responses[status]
    const shared = stated?.$ref?.split('/').at(-1)
    const declared = shared === undefined ? stated : document.components.responses[shared]
    if (declared === undefined) return `${method} ${template} does not declare ${status}`
    if (declared.content?.['application/json']?.schema === undefined) return null
    const keys =
      shared === undefined
        ? ['paths', template, method.toLowerCase(), 'responses', String(status)]
        : ['components', 'responses', shared]
    const validate = validatorOf(pointer(...keys, 'content', 'application/json', 'schema'))
    return validate(body)
      ? null
      : `${method} ${template} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 2000)}`
  }
}
