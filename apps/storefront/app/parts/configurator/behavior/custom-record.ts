import type { Configuration } from '@kisscut/core/product'

/** The wishes as the fields of a custom record. REC-5, REC-6. */
export const recordOfConfiguration = (configuration: Configuration, template: string) => ({
  template,
  material: configuration.materialId,
  material_color: configuration.materialColorId ?? null,
  option_laminate: configuration.lamination ?? null,
  width: configuration.width,
  height: configuration.height,
  quantity: configuration.quantity,
  options: configuration.options.map(({ optionSetId, optionId }) => ({
    option_set: optionSetId,
    option: optionId,
  })),
})

const RECORDS = '/custom/api/v1/custom/'

/** What the shop answered: the record, or its refusal as it came. */
export type Kept =
  | { readonly ok: true; readonly id: string; readonly record: object }
  | { readonly ok: false; readonly response: unknown }

/**
 * Saves fields of a custom: a new one, or some fields of one that is there. Rejects when the shop can't be reached or is
 * in trouble, so that it is worth trying again. Outlives the page it was sent from.
 */
export async function saveCustom(id: string | null, fields: object, signal?: AbortSignal): Promise<Kept> {
  const response = await fetch(id === null ? RECORDS : `${RECORDS}${id}/`, {
    method: id === null ? 'POST' : 'PATCH',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(fields),
    keepalive: true,
    signal,
  })
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The shop answered ${response.status}.`)
  const body = (await response.json()) as { readonly id?: unknown }
  if (!response.ok) return { ok: false, response: body }
  return { ok: true, id: typeof body.id === 'string' ? body.id : '', record: body }
}
