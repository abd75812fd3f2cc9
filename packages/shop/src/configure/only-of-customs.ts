/**
 * Values of the columns that only customs have, for other products: they have no upload, are vector drawings, and are printed as
 * shown.
 */
export const ONLY_OF_CUSTOMS = {
  special_offer: null,
  user_file: null,
  option_vectorize: false,
  option_vectorize_price: null,
  low_resolution_choice: null,
  proof_approval: 'as_is',
  instructions: '',
  dpi: null,
  finished_width: null,
  finished_height: null,
  agreed: null,
} as const
