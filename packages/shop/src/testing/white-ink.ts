import type { OptionSet } from '@kisscut/core/product'

/** An option set that offers white ink. */
export const WHITE: OptionSet = {
  id: 'white',
  name: 'White-ink backing',
  display: 'checkbox',
  required: false,
  smallOption: false,
  options: [
    {
      id: 'white-ink',
      name: 'White ink',
      chargeMode: 'percentage',
      amount: null,
      percent: '30',
      valueCsv: [],
      isDefault: false,
      tags: [{ name: 'White ink', slug: 'white-ink' }],
    },
  ],
  excludedMaterialIds: [],
  minWidth: null,
  minHeight: null,
  maxWidth: null,
  maxHeight: null,
  quantityBreaks: [],
  tags: [],
}
