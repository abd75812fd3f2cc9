/** Values of columns that only customs have: other products have no upload, are drawn as vectors, and are printed as shown. */
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
