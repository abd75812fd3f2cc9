import { z } from 'zod'
import { kind } from './meta.ts'
import { storableText } from './text-kinds.ts'

/** Maximum length of an id. An element's consists of its product's and its own. */
const ID = 140

const id = () => storableText(ID)

/** The referenced record: a foreign key of the database. */
export const belongsTo = <T extends string>(to: T) => kind(id(), { kind: 'ref', to })
/** The record it is a part of: deleted with it, with the same owner and rights. */
export const partOf = <T extends string>(to: T) => kind(id(), { kind: 'ref', to, isPart: true })
/** A referenced record that may no longer exist. */
export const mention = <T extends string>(to: T) => kind(id(), { kind: 'mention', to })
/** Ordered references to records that may no longer exist. */
export const mentions = <T extends string>(to: T) =>
  kind(z.array(id()).max(1000), { kind: 'mentions', to }).default([])
/** Ordered references without duplicates. The database keeps the referenced rows from being deleted, and can look up by them. */
export const links = <T extends string>(to: T) =>
  kind(
    z
      .array(id())
      .max(200)
      .refine((ids) => new Set(ids).size === ids.length, 'Each can be named once.'),
    { kind: 'links', to },
  ).default([])
