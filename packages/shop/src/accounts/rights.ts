import type { RecordName } from '@kisscut/records'
import type { Role } from './viewer.ts'

export const ACTIONS = ['read', 'create', 'change', 'remove'] as const
export type Action = (typeof ACTIONS)[number]

/** How far a right reaches: no row, those that are published, those of the viewer, every row. */
export type Reach = 'none' | 'published' | 'own' | 'all'

/** Who is looking: a guest, or an account by its roles. */
export const PARTIES = [
  'guest',
  'shopper',
  'trade',
  'artist',
  'owner',
  'support',
  'designer',
  'production',
] as const satisfies readonly ('guest' | Role)[]
export type Party = (typeof PARTIES)[number]

/** What rights are about: every record; long jobs; and the files a press and a plotter work from. */
export type Subject = RecordName | 'job' | 'press_file'

export type Rights = Readonly<Record<Action, Reach>>

const NONE: Rights = { read: 'none', create: 'none', change: 'none', remove: 'none' }
/** Sees what is published. */
const SHOP: Rights = { ...NONE, read: 'published' }
/** Does as they like with what is theirs. */
const OWN: Rights = { read: 'own', create: 'own', change: 'own', remove: 'own' }
/** Sees everything. */
const READ: Rights = { ...NONE, read: 'all' }
/** Sees everything, and does as they like with what is theirs. */
const READ_ALL: Rights = { ...OWN, read: 'all' }
/** Sees and changes everything; makes and removes what is theirs. */
const EDIT_ALL: Rights = { ...READ_ALL, change: 'all' }
/** Everything. */
const ALL: Rights = { read: 'all', create: 'all', change: 'all', remove: 'all' }

const row = (...rights: readonly Rights[]): Readonly<Record<Party, Rights>> =>
  Object.fromEntries(PARTIES.map((party, at) => [party, rights[at] ?? NONE])) as Record<Party, Rights>

/**
 * Who may do what, ROLE-4 to ROLE-6. Whatever is not granted is refused. The shop's owner does everything. Support, designers
 * and production see the whole catalog and every configured product, and may edit a configured product; designers also care for the
 * marketplace and for shapes, fonts and what shoppers upload; production runs jobs and has the files for press and plotter.
 */
// prettier-ignore
export const RIGHTS: Readonly<Record<Subject, Readonly<Record<Party, Rights>>>> = {
  //                       guest  shopper trade artist owner support   designer  production
  category:            row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  category_product:    row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  uses_link:           row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  template:            row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  template_material:   row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  template_shape:      row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     ALL,      READ),
  template_size:       row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  package:             row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  package_size:        row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  template_option_set: row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  template_option:     row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  template_option_tag: row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  color:               row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     READ,     READ),
  font:                row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     ALL,      READ),
  artist:              row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     ALL,      READ),
  artwork:             row(SHOP,  SHOP,   SHOP, SHOP,  ALL,  READ,     ALL,      READ),
  user_file:           row(OWN,   OWN,    OWN,  OWN,   ALL,  READ_ALL, ALL,      READ_ALL),
  custom:              row(OWN,   OWN,    OWN,  OWN,   ALL,  EDIT_ALL, EDIT_ALL, EDIT_ALL),
  custom_autosave:     row(OWN,   OWN,    OWN,  OWN,   ALL,  READ_ALL, READ_ALL, OWN),
  job:                 row(NONE,  NONE,   NONE, NONE,  ALL,  READ,     ALL,      ALL),
  press_file:          row(NONE,  NONE,   NONE, NONE,  ALL,  NONE,     READ,     READ),
}
