import sharp from 'sharp'

/** Enabled loaders. All others in this libvips build are switched off, to reduce the attack surface. */
const LOADERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadTiffBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgBuffer',
  // For TIFFs that this process has written because they are too large for memory.
  'VipsForeignLoadTiffFile',
]

/** Sets sharp up for a process that meets one untrusted file at a time: no cache, one thread. */
export function guardSharp(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  sharp.cache(false)
  sharp.concurrency(1)
}
