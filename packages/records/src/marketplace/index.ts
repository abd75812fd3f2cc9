export * from './artist.ts'
export * from './artwork.ts'
