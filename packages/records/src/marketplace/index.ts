export * from './artist.ts'
export * from './artwork.ts'
export * from './company.ts'
export * from './product.ts'
