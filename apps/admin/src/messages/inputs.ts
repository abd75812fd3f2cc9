import type { Kind } from '@kisscut/records'

/** Messages at form fields. */

export const required = 'This field is required.'
export const slug = 'Small letters and digits, joined by hyphens.'
export const at = (path: readonly string[]) => `${path.join(' › ')}: `
export const FORMATS: Partial<Readonly<Record<Kind, string>>> = {
  address: 'A path that begins with /, or an address that begins with https://.',
}

export const yes = 'Yes'
export const no = 'No'

export const PERCENT = '%'
export const INCHES = 'in'
export const DEGREES = '°'

export const invalidJson = (message: string) => `This is not valid JSON: ${message}`

export const chooseFile = 'Choose a file'
export const fileFor = (label: string) => `Choose a file for ${label}`

export const upload = 'Upload a file'
export const uploadOrAddress = 'Upload a file, or enter an address'
export const uploading = 'Uploading…'
export const textureTooLarge = (pixels: number) =>
  `A texture has at most ${pixels.toLocaleString('en-US')} pixels a side. Please make the picture smaller: it is tiled at 300 of them to an inch.`
export const uploadFor = (label: string) => `Upload a file for ${label}`
export const preview = (label: string) => `${label} as it is now`

export const pickColor = (label: string) => `Pick ${label} by eye`

export const newOne = (one: string) => `New: ${one}`
export const newOneLabel = (one: string) => `New: ${one} (opens another page)`
export const add = (label: string) => `Add to ${label}`
export const empty = 'None yet'
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const remove = (name: string) => `Remove ${name}`
export const moved = (name: string, place: number, of: number) => `${name} is now number ${place} of ${of}`

export const picture = 'Picture'
export const nothing = 'None'
export const addOne = 'Add'
export const removeOne = 'Remove'
export const addPiece = (label: string) => `Add: ${label}`
export const nth = (label: string, number: number) => `${label}, number ${number}`
