/** Most rows of one call of an import. They are one transaction, and other saves wait for it. ADMIN-14. */
export const IMPORT_ROWS = 25
