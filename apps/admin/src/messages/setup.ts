/** Texts of the page for setting up a shop. */

export const title = 'Set up your shop'
export const intro =
  'Four things to begin with. All of them, and many more, can be changed later under Shop settings.'
export const basics = 'Basics'
export const from = 'What to start from'
export const save = 'Set up the shop'
export const finished = 'Your shop is set up'
export const unreadable = 'We could not find out what the shop sells so far. Please reload this page.'

export const keepDemo = 'Keep the demo shop'
export const keepDemoText =
  'Change its products, materials and prices one by one, or hide what you do not sell.'
export const keepOwn = 'Keep the catalog as it is'
export const keepOwnText = 'Nothing of it is changed.'
export const loadDemo = 'The demo shop'
export const loadDemoText = 'Products, materials, prices and pages as examples, to be changed.'
export const empty = 'An empty shop'
export const emptyText = 'You begin with your first material and its prices.'
export const prices = 'A price list of your own'
export const pricesText =
  'You import materials with their prices from a CSV file. What it changes is shown before anything is saved.'
export const clears =
  'Everything the demo shop came with is removed, your changes to it included. You can do this only until a customer has designed one of its products.'

export const dashboardTitle = 'Your shop is not set up yet'
export const dashboardText = 'Name, logo, currency and units, and what to start from. It takes a minute.'
