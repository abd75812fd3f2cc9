import { cutText } from '@kisscut/core/text'
const LONGEST = 100

/** The name in an ICC profile, or undefined where it has no readable one. */
export function profileName(icc: Uint8Array | undefined): string | undefined {
  if (!icc || icc.length < 132) return undefined
  try {
    const profile = Buffer.from(icc.buffer, icc.byteOffset, icc.byteLength)
    const name = (described(profile) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
    return name === '' ? undefined : cutText(name, LONGEST)
  } catch {
    return undefined
  }
}

/** The tag `desc`: plain text before version 4, localized since; the first language is used. */
function described(profile: Buffer): string | undefined {
  const tags = Math.min(profile.readUInt32BE(128), 100)
  for (let tag = 0; tag < tags; tag++) {
    const entry = 132 + tag * 12
    if (profile.toString('latin1', entry, entry + 4) !== 'desc') continue
    const at = profile.readUInt32BE(entry + 4)
    if (profile.toString('latin1', at, at + 4) === 'desc')
      return profile.toString('latin1', at + 12, at + 12 + Math.max(0, profile.readUInt32BE(at + 8) - 1))
    const [long, from] = [profile.readUInt32BE(at + 20), at + profile.readUInt32BE(at + 24)]
    return Buffer.from(profile.subarray(from, from + (long & ~1)))
      .swap16()
      .toString('utf16le')
  }
  return undefined
}
