/** The pages about the API at /docs/api/. */

export const title = 'Kisscut API'
export const lead =
  'Everything the shop stores and does, as JSON. Names are snake_case, decimals are text, times are ISO 8601 in UTC.'
export const conventions = [
  'Services send Authorization: Bearer and their key; a browser has the shop’s cookie, and changes something from the shop’s own pages alone.',
  'A page of another origin calls with a key, once the owner has listed that origin in the settings; it never calls with a cookie.',
  'A list answers count, next, previous and results. Ask with page and page_size, or follow next.',
  'POST creates, PUT replaces, PATCH changes what is sent, DELETE removes. Unknown fields are rejected.',
  'If-Match states the revision a change was made of. Where the row has another one by then, both versions are sent with 412.',
  'Errors are messages by field: {"errors": {"width": ["Invalid numeric value."]}}.',
] as const
export const calls = 'Calls'
export const skip = 'Skip to content'

export const who = 'Who'
export const anyone = 'Anyone.'
export const shoppers =
  'Guests and accounts, for what is theirs or published. Staff, for what their role may see.'
export const staff = (roles: string) => `Staff: ${roles}.`

export const parameters = 'Parameters'
export const sends = 'Sends'
export const response = 'Response'
export const file = 'A file'
export const list = 'each of the list'
export const statuses = 'Status'
export const columns = { name: 'Field', type: 'Type', note: 'Note' } as const
export const required = 'required'
export const standard = (value: string) => `default ${value}`
export const atMost = (most: string) => `at most ${most}`
export const noSuchPage = 'There is no such page about the API.'
export const nothing = 'Nothing.'
