import type { Design, Element } from '@kisscut/artwork/design'
import { UPLOAD_ELEMENT, withoutElements } from '@kisscut/artwork/design'
import { elementOfRow, type DesignRecords, type Row } from '@kisscut/artwork/design-json'

/** The design with one element changed, added, or (null) removed together with its masks. */
export const withElement = (design: Design, id: string, element: Element | null): Design => {
  if (element === null) return withoutElements(design, new Set([id]))
  const isThere = design.elements.some((each) => each.id === id)
  return {
    ...design,
    elements: isThere
      ? design.elements.map((each) => (each.id === id ? element : each))
      : [...design.elements, element],
  }
}

const NAMES: Readonly<Record<keyof DesignRecords, string>> = {
  text_elements: 'text',
  clipart_elements: 'clipart',
  upload_elements: UPLOAD_ELEMENT,
  qrcode_elements: 'code',
  marketplace_elements: 'marketplace',
  clip_mask_elements: 'mask',
  custom_shapes: 'shape',
}

/** A new element of a list, under an id the design does not have. */
export function newElement(design: Design, list: keyof DesignRecords, values: Row): Element {
  const ids = new Set(design.elements.map(({ id }) => id))
  let id = NAMES[list]
  for (let number = 2; ids.has(id); number += 1) id = `${NAMES[list]}-${number}`
  // Removing an upload from a design removes its file as well, which can't be undone.
  const more = list === 'upload_elements' ? { can_remove: false, pixel_width: null } : { regions: [] }
  return elementOfRow(list, { ...values, ...more, id })
}
