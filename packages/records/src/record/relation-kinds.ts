import { z } from 'zod'
import { kind } from './meta.ts'
import { storableText } from './text-kinds.ts'

/** Characters of an id. An element's has its product's and its own. */
const ID = 140

const id = () => storableText(ID)

/** The record it belongs to: a foreign key of the database. */
export const belongsTo = <T extends string>(to: T) => kind(id(), { kind: 'ref', to })
/** The record it is a part of: it goes with it, and what that one's owner may do may be done with it. */
export const partOf = <T extends string>(to: T) => kind(id(), { kind: 'ref', to, isPart: true })
/** A record it speaks of, which may be gone. */
export const mention = <T extends string>(to: T) => kind(id(), { kind: 'mention', to })
/** Records it speaks of, in order; they may be gone. */
export const mentions = <T extends string>(to: T) =>
  kind(z.array(id()).max(1000), { kind: 'mentions', to }).default([])
/**
 * Referenced records, in order, without duplicates. The database keeps all of them from being removed, and can look the row up by any of
 * them.
 */
export const links = <T extends string>(to: T) =>
  kind(
    z
      .array(id())
      .max(200)
      .refine((ids) => new Set(ids).size === ids.length, 'Each can be named once.'),
    { kind: 'links', to },
  ).default([])
