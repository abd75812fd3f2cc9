/** Texts of the API keys page. */

export const apiKeys = 'API keys'
export const apiKeysText = 'With a key, a service of yours does what you may do. Make one for each service.'
export const toKeys = 'Make and remove API keys'
export const newKey = 'Make a key'
export const label = 'What is it for?'
export const labelMissing = 'Please enter what the key is for.'
export const mayDo = 'It may'
export const may = { read: 'Read', write: 'Read and write' } as const
export const make = 'Make the key'
export const made = 'This is your new key. Copy it now: it is not shown again.'
export const yourKeys = 'Your keys'
export const noKeys = 'There is no key yet.'
export const madeOn = (may: string, day: string) => `${may}, made on ${day}`
export const remove = 'Remove'
export const removed = 'The key is removed. It opens nothing any more.'
