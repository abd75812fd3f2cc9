import type { DemoArtwork } from './artwork.ts'
import { cassette } from './cassette.ts'
import { emberAndAsh } from './ember-and-ash.ts'
import { fernAndCo } from './fern-and-co.ts'
import { loudLab } from './loud-lab.ts'
import { northFork } from './north-fork.ts'
import { ramenCat } from './ramen-cat.ts'
import { stayGolden } from './stay-golden.ts'
import { toadstools } from './toadstools.ts'

export type { DemoArtwork } from './artwork.ts'
export { openLettering } from './lettering.ts'
export type { Lettering } from './lettering.ts'

/** Every drawing of the demo shop. */
export const ARTWORKS: readonly DemoArtwork[] = [
  northFork,
  ramenCat,
  stayGolden,
  fernAndCo,
  emberAndAsh,
  loudLab,
  toadstools,
  cassette,
]

export const artworkByName = (name: string): DemoArtwork => {
  const found = ARTWORKS.find((artwork) => artwork.name === name)
  if (!found) throw new Error(`No demo artwork is called ${name}.`)
  return found
}
