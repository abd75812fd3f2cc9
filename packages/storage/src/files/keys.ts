import { newId } from '../ids/ids.ts'

const KEY = /^[a-z]+(?:-[a-z]+)*\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/

/** An unguessable key, such as `uploads/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.png`. */
export function newKey(folder: string, extension: string): string {
  const key = `${folder}/${newId()}.${extension.replace(/^\./, '').toLowerCase()}`
  if (!isKey(key)) throw new Error(`Not a place for a file: ${folder}, ${extension}`)
  return key
}

/** Whether this is a key that the shop made, which can't lead out of the folder. */
export const isKey = (key: string): boolean => KEY.test(key)

/** Text that looks like a key, anywhere; at most 64 characters of folder, so that long texts are scanned once. */
const KEYS = /(?<![a-z-])[a-z-]{1,64}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}/g

/** The keys in a text, alone or in addresses, in order and without duplicates. */
export const keysInText = (text: string): readonly string[] => [
  ...new Set((text.match(KEYS) ?? []).filter(isKey)),
]
