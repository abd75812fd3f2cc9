import { decimal } from '../geometry/index.ts'
import { attribute } from '../scene/opened.ts'
import type { Filling, Texture } from './looks.ts'

/** Drawing units per inch, in both directions. */
export interface UnitsPerInch {
  readonly x: number
  readonly y: number
}

/** The textures of a drawing, each defined once. */
export interface Patterns {
  /** The value of `fill`; null keeps the drawing's own colors. */
  readonly fillOf: (filling: Filling, scale: number) => string | null
  /** The definitions of those fills, with names prefixed by `id`. */
  readonly markup: (id: string) => string
}

interface Used {
  readonly texture: Texture
  readonly scale: number
  readonly name: string
}

/** Textures at their size in inches, anywhere in the drawing and at any scale. CLIP-15. */
export function patternsOf(units: UnitsPerInch): Patterns {
  const used: Used[] = []
  return {
    fillOf: ({ color, texture }, scale) => {
      if (!texture) return color
      const known = used.find((each) => each.texture === texture && each.scale === scale)
      const name = known?.name ?? `texture-${used.length + 1}`
      if (!known) used.push({ texture, scale, name })
      return `url(#${name})`
    },
    markup: (id) =>
      used.length === 0 ? '' : `<defs>${used.map((each) => patternOf(each, units, id)).join('')}</defs>`,
  }
}

function patternOf({ texture, scale, name }: Used, units: UnitsPerInch, id: string): string {
  const { href, background } = texture
  const size = `width="${decimal(texture.width * units.x, 5)}" height="${decimal(texture.height * units.y, 5)}"`
  const below = background === null ? '' : `<rect ${size} fill="${attribute(background)}"/>`
  const smaller = scale === 1 ? '' : ` patternTransform="scale(${decimal(1 / scale, 6)})"`
  return `<pattern id="${id}-${name}" patternUnits="userSpaceOnUse" ${size}${smaller}>${below}<image ${size} preserveAspectRatio="none" href="${attribute(href)}"/></pattern>`
}
