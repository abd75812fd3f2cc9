/** Maximum number of rows per call of an import. They are one transaction, which blocks other saves. ADMIN-14. */
export const IMPORT_ROWS = 25
