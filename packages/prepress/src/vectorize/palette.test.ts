import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { apart, oklab } from '../color/oklab.ts'
import { paletteOf } from './palette.ts'
import { preparePicture } from './prepare-picture.ts'

/** A logo of glasses: thin violet rings, with a faint shade that covers more area. */
const spectacles = (width: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="${width}" height="${width}">
        <rect width="160" height="160" fill="#fff"/>
        <rect y="110" width="160" height="50" fill="#17131f"/>
        <path d="M20 118h120v20H20z" fill="#c6f04b"/>
        <path d="M120 10h40v100h-20z" fill="#e3dff0"/>
        <g fill="none" stroke="#6d4fd1" stroke-width="4"><circle cx="50" cy="60" r="24"/><circle cx="104" cy="60" r="24"/></g>
      </svg>`,
    ),
  )
    .jpeg({ quality: 70 })
    .toBuffer()

describe('the palette of a picture', () => {
  it.each([160, 640])(
    'has its visible colors, thin lines included, in a JPEG of %d pixels',
    async (width) => {
      const inks = paletteOf(await preparePicture(await spectacles(width)), 4)
      for (const seen of ['#ffffff', '#17131f', '#c6f04b', '#6d4fd1']) {
        const lab = oklab(
          ...([1, 3, 5].map((at) => parseInt(seen.slice(at, at + 2), 16)) as [number, number, number]),
        )
        const off = Math.sqrt(Math.min(...inks.map((ink) => apart(ink.lab, lab))))
        expect(off, seen).toBeLessThan(0.08)
      }
    },
  )
})
