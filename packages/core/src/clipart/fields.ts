/** Names of what is stated of a drawing beside its configuration, in forms and addresses. CLIP-2. */
export const INVERT_FIELD = 'invert'
export const regionField = (id: string): string => `region.${id}`
