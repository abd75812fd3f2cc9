import sharp from 'sharp'

/** Loaders in use. All others that libvips was built with are switched off: what is never read cannot hurt. */
const LOADERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadTiffBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgBuffer',
  // Of a TIFF that this process has written: too large to be held whole.
  'VipsForeignLoadTiffFile',
]

/** Sets sharp up for a process that meets one untrusted file at a time: no cache, one thread. */
export function guardSharp(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  sharp.cache(false)
  sharp.concurrency(1)
}
