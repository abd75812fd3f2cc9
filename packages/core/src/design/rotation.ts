/**
 * A rotation in degrees, at least 0 and below 360. Minus zero, angles too small to matter and numbers that aren't finite become 0.
 * DESIGN-2.
 */
export function normalizeRotation(degrees: number): number {
  if (!Number.isFinite(degrees)) return 0
  const rest = degrees % 360
  const turned = rest < 0 ? rest + 360 : rest
  return turned === 0 || turned === 360 ? 0 : turned
}

/** The rotation after turning further by so many degrees. DESIGN-2. */
export const rotate = (rotation: number, by: number): number =>
  normalizeRotation(normalizeRotation(rotation) + normalizeRotation(by))
