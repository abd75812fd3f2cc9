export { croppedArtwork, placedArtwork } from './artwork.ts'
export type { Artwork } from './artwork.ts'
export { castShadow } from './cast-shadow.ts'
export type { ShadowLayer } from './cast-shadow.ts'
export { CUT_COLOR } from './cut-color.ts'
export { SCENE_PLACES, isTrueSizeIn, scaleIn } from './place.ts'
export type { ScenePlace } from './place.ts'
export {
  SCENE_HANDLES,
  inchesOf,
  confined,
  pictureIn,
  pinchedIn,
  pixelsOf,
  placeIn,
  plainBackground,
  resizedIn,
  roomIn,
  shownIn,
} from './on-photo.ts'
export type { SceneHandle } from './on-photo.ts'
export { scored, stickerMarkup, stickerPicture, stickerView } from './sticker.ts'
export type { Sticker, StickerPicture } from './sticker.ts'
export { USES } from './frame.ts'
export type { SceneOptions, Use } from './frame.ts'
export { uploadScene } from './upload.ts'
