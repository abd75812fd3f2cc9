/** Names of the fields of samples whose tool shows a form, by product and element; those of its template's own texts are on their rows. TOOL-5. */
export const FIELD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'name-labels': { name: 'Name', phone: 'Phone number' },
  'pantry-labels': { what: 'What’s inside', kind: 'Kind', date: 'Date' },
  'honey-labels': { name: 'Your name', what: 'Honey', net: 'Net weight' },
  'magnetic-car-signs': { name: 'Company name', what: 'What you do', phone: 'Phone number' },
}
