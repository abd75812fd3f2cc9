/** Texts of the settings page. */

export const title = 'Shop settings'
export const neverSaved = 'As the shop comes: nothing has been changed yet.'

export const firstPage = 'The first page as it is saved'

export const pagesTitle = 'Legal and help pages'
export const pagesText =
  'Imprint, privacy, terms, shipping and the like are pages of the catalog. Every footer links to those that are published.'
export const pagesLink = 'Edit these pages'
