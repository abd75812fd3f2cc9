import type { Lettering } from '../artworks/index.ts'
import { artworkByName } from '../artworks/index.ts'
import { PANE_LETTERING, categoryPictures } from './categories.ts'
import { designedPictures } from './designed.ts'
import { galleryPictures } from './galleries.ts'
import { inUsePictures } from './in-use.ts'
import { kit } from './kit.ts'
import type { Picture } from './kit.ts'
import { marketplacePictures } from './marketplace.ts'
import { letteringPictures } from './lettering.ts'
import { productPictures } from './products.ts'
import { samplePackPicture, samplesOnTable } from './sample-pack.ts'
import { photoPictures } from './photos/index.ts'
import { socialPicture } from './social.ts'

/** Draws every picture of the demo shop. */
export async function allPictures(type: Lettering): Promise<Picture[]> {
  const tools = kit(type)
  const pictures = await Promise.all([
    ...productPictures(tools),
    ...categoryPictures(tools),
    ...galleryPictures(tools),
    ...inUsePictures(tools),
    samplePackPicture(tools, type),
    samplesOnTable(tools),
    socialPicture(tools, type),
    ...designedPictures(),
    ...photoPictures(),
    ...letteringPictures(),
    ...marketplacePictures(tools),
  ])
  const lettering = `<g transform="translate(200 200) scale(1.4)">${artworkByName('opening-hours').draw(type)}</g>`
  return pictures.map((picture) => ({ ...picture, svg: picture.svg.replace(PANE_LETTERING, lettering) }))
}
