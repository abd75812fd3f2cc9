/**
 * Field names of samples whose tool has a form, by product and element; those of the template's own texts are in their rows.
 * TOOL-5.
 */
export const FIELD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'name-labels': { name: 'Name', phone: 'Phone number' },
  'pantry-labels': { what: 'What’s inside', kind: 'Kind', date: 'Date' },
  'honey-labels': { name: 'Your name', what: 'Honey', net: 'Net weight' },
  'magnetic-car-signs': { name: 'Company name', what: 'What you do', phone: 'Phone number' },
}
