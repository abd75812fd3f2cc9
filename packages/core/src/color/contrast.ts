import { luminance } from './hex.ts'

/** Contrast of two `#rrggbb` colors, 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A color with a share (0 to 1) of another one in it, channel by channel; both are `#rrggbb`. */
export function mixed(color: string, other: string, share: number): string {
  const channel = (of: string, at: number) => parseInt(of.slice(at, at + 2), 16)
  const digits = [1, 3, 5].map((at) => {
    const value = Math.round(channel(color, at) * (1 - share) + channel(other, at) * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}
