export { drawThumbnails, type ThumbnailsOrder } from './draw-thumbnails.ts'
