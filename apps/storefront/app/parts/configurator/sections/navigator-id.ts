export const NAVIGATOR_ID = 'on-this-page'
