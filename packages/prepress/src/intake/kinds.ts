/** The printable formats by content type, with their usual extensions. */
export const KINDS = {
  'image/png': { name: 'PNG', endings: ['png', 'apng'] },
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'image/tiff': { name: 'TIFF', endings: ['tif', 'tiff'] },
  'image/gif': { name: 'GIF', endings: ['gif'] },
  'image/avif': { name: 'AVIF', endings: ['avif'] },
  'image/svg+xml': { name: 'SVG', endings: ['svg', 'svgz'] },
  'application/pdf': { name: 'PDF', endings: ['pdf', 'ai'] },
  'application/postscript': { name: 'EPS', endings: ['eps', 'ai', 'ps'] },
  'image/vnd.adobe.photoshop': { name: 'PSD', endings: ['psd', 'psb'] },
  'image/heic': { name: 'HEIC', endings: ['heic', 'heif', 'hif'] },
} as const
export type Mime = keyof typeof KINDS

/** Pictures that sharp reads directly. */
export type PictureMime = Extract<Mime, `image/${'png' | 'jpeg' | 'webp' | 'tiff' | 'gif' | 'avif'}`>

/** Other content types of the same formats. */
const ALIASES: Readonly<Record<string, Mime>> = {
  'application/eps': 'application/postscript',
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
}

/** The format of a content type; undefined where it is not printable. */
export const kindOf = (mime: string): Mime | undefined => ALIASES[mime] ?? (isKind(mime) ? mime : undefined)

/**
 * Formats that need an optional program or module to be drawn; without it they are stored as uploaded (FILE-8)
 * and never printed.
 */
export const mayBeUndrawn = (mime: string): mime is 'application/postscript' | 'image/heic' =>
  mime === 'application/postscript' || mime === 'image/heic'

export const isKind = (mime: string): mime is Mime => Object.hasOwn(KINDS, mime)

/** Formats that are rejected by name; any other is simply unknown. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  'image/bmp': 'BMP pictures',
  'image/x-icon': 'icon (ICO) files',
  'image/icns': 'icon (ICNS) files',
  'image/jxl': 'JPEG XL pictures',
  'image/jp2': 'JPEG 2000 pictures',
  'application/zip': 'ZIP archives',
  'application/gzip': 'compressed archives',
  'application/x-indesign': 'InDesign files',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word documents',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint files',
  'application/x-cfb': 'Office documents',
  'text/html': 'web pages',
}

export const unsupportedKind = (mime: string): string | undefined =>
  Object.hasOwn(UNSUPPORTED, mime) ? UNSUPPORTED[mime] : undefined

/** Whether a file's name has a usual extension of its format. A name without extension is fine. */
export function endsAs(name: string, mime: Mime): boolean {
  const ending = /\.([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  return ending === undefined || (KINDS[mime].endings as readonly string[]).includes(ending)
}
