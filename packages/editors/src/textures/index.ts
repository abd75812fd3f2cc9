import { pixelsOfDrawing, textureOf, type Texture } from '@kisscut/artwork/clipart'

/** A texture's URL, and the color below it. */
export interface TextureSource {
  readonly texture: string | null
  readonly background: string | null
}

const loading = new Map<string, Promise<Texture>>()

/**
 * A texture with its pixels embedded, for pictures that fetch nothing. Requested once; rejects if it can't be loaded or isn't a
 * picture. CLIP-15.
 */
export function loadTexture(href: string, background: string | null): Promise<Texture> {
  const key = `${href} ${background ?? ''}`
  const known = loading.get(key)
  if (known) return known
  const texture = fetchTexture(href, background)
  loading.set(key, texture)
  texture.catch(() => loading.delete(key))
  return texture
}

async function fetchTexture(href: string, background: string | null): Promise<Texture> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  const blob = await response.blob()
  const url = await asDataUri(blob)
  // Throws for a file that is no picture.
  const seen = await sizeOf(url)
  return textureOf(url, blob.type.startsWith('image/svg') ? await statedIn(blob) : seen, background)
}

/** The size of a drawing by the rules of print. */
async function statedIn(blob: Blob) {
  const { documentElement: root } = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml')
  const size = pixelsOfDrawing((name) => root.getAttribute(name))
  if (size === null) throw new Error('The texture states no size.')
  return size
}

const asDataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The texture could not be read.'))
    reader.readAsDataURL(blob)
  })

const sizeOf = (url: string): Promise<{ readonly width: number; readonly height: number }> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => reject(new Error('The texture is no picture.'))
    image.src = url
  })
