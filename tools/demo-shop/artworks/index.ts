import type { DemoArtwork } from './artwork.ts'
import { assetTag } from './asset-tag.ts'
import { astroFrog } from './astro-frog.ts'
import { fieldHoney } from './field-honey.ts'
import { ghost } from './ghost.ts'
import { nightMoth } from './night-moth.ts'
import { pizza } from './pizza.ts'
import { rowingClub } from './rowing-club.ts'
import { slackwater } from './slackwater.ts'
import { tiles } from './tiles.ts'
import { basilPesto } from './basil-pesto.ts'
import { bikeMore } from './bike-more.ts'
import { mindYourHead } from './mind-your-head.ts'
import { thisWay } from './this-way.ts'
import { openingHours } from './opening-hours.ts'
import { parkingPermit } from './parking-permit.ts'
import { returnAddress } from './return-address.ts'
import { slowDrip } from './slow-drip.ts'
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
  assetTag,
  bikeMore,
  mindYourHead,
  openingHours,
  parkingPermit,
  slowDrip,
  astroFrog,
  fieldHoney,
  ghost,
  nightMoth,
  pizza,
  rowingClub,
  slackwater,
  tiles,
  returnAddress,
  thisWay,
  basilPesto,
]

export const artworkByName = (name: string): DemoArtwork => {
  const found = ARTWORKS.find((artwork) => artwork.name === name)
  if (!found) throw new Error(`No demo artwork is called ${name}.`)
  return found
}
