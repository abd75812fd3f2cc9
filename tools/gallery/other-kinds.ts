import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Sharp } from 'sharp'

const run = promisify(execFile)

/** A picture as a Photoshop file: no layers, only the composite and its alpha. */
export async function psdOf(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const header = Buffer.alloc(26)
  header.write('8BPS\0\x01', 'latin1')
  header.writeUInt16BE(4, 12)
  header.writeUInt32BE(info.height, 14)
  header.writeUInt32BE(info.width, 18)
  header.writeUInt16BE(8, 22)
  header.writeUInt16BE(3, 24)
  // No palette, no resources; a layer count of −1: the fourth plane is opacity. Planes are uncompressed.
  const between = Buffer.from('00000000 00000000 00000008 00000004 ffff0000 0000'.replaceAll(' ', ''), 'hex')
  const plane = (channel: number) => Buffer.from(data.filter((_, at) => at % 4 === channel))
  return Buffer.concat([header, between, ...[0, 1, 2, 3].map(plane)])
}

/** A picture as HEIC; null without `heif-enc` (Debian: `libheif-examples`). */
export async function heicOf(picture: Sharp, folder: string): Promise<Buffer | null> {
  const made = await mkdtemp(join(folder, 'heic-'))
  await writeFile(join(made, 'picture.png'), await picture.png().toBuffer())
  return converted('heif-enc', ['-q', '80', join(made, 'picture.png'), '-o', join(made, 'picture.heic')])
}

/** A page as EPS, which has no transparency; null without Ghostscript, which intake needs too. */
export async function epsOf(pdf: Uint8Array, folder: string): Promise<Buffer | null> {
  const made = await mkdtemp(join(folder, 'eps-'))
  await writeFile(join(made, 'page.pdf'), pdf)
  const eps = join(made, 'page.eps')
  const options = [
    '-q',
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    '-dNOTRANSPARENCY',
    '-sDEVICE=eps2write',
    '-o',
    eps,
  ]
  return converted('gs', [...options, join(made, 'page.pdf')], eps)
}

/** Output of a program, by default its last argument; null where it is not installed. */
async function converted(
  program: string,
  args: readonly string[],
  path = args.at(-1)!,
): Promise<Buffer | null> {
  try {
    await run(program, [...args])
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null
    throw error
  }
  return readFile(path)
}
