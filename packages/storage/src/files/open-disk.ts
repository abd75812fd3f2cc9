import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { DurableFsDriver } from './durable-fs-driver.ts'

/**
 * The disk of a `FILES_URL`: `s3://bucket?region=…&endpoint=…`, a folder (path or `file:///…`), or undefined for one in the data
 * folder. S3 takes its credentials from the environment, as its own tools do.
 */
export async function openDisk(filesUrl: string | undefined, dataDir: string): Promise<Disk> {
  if (filesUrl?.startsWith('s3://')) return openS3(new URL(filesUrl))
  const folder = folderOf(filesUrl, dataDir)
  return new Disk(new DurableFsDriver({ location: folder, visibility: 'private' }))
}

function folderOf(filesUrl: string | undefined, dataDir: string): string {
  if (filesUrl === undefined || filesUrl === '') return join(dataDir, 'files')
  return filesUrl.startsWith('file://') ? fileURLToPath(filesUrl) : filesUrl
}

/** Loaded only if needed, because the S3 client is large. */
async function openS3(url: URL): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const endpoint = url.searchParams.get('endpoint')
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  const driver = new S3Driver({
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'us-east-1',
    visibility: 'private',
    supportsACL: false,
    // Checksums after a stream are specific to Amazon; other buckets need a plain stream with its length.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // Self-hosted servers rarely have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  })
  if (prefix !== '') throw new Error('FILES_URL: an S3 address names a bucket and no folder in it')
  return new Disk(driver)
}
