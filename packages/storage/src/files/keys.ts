import { newId } from '../ids/ids.ts'

const KEY = /^[a-z]+(?:-[a-z]+)*\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/

/** An unguessable key: `uploads/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.png`. */
export function newKey(folder: string, extension: string): string {
  const key = `${folder}/${newId()}.${extension.replace(/^\./, '').toLowerCase()}`
  if (!isKey(key)) throw new Error(`Not a place for a file: ${folder}, ${extension}`)
  return key
}

/** Whether this is one of the shop's own keys: no path out of the folder, nothing made up. */
export const isKey = (key: string): boolean => KEY.test(key)
