import { constants } from 'node:fs'
import * as module from 'node:module'
import type cvType from '@techstark/opencv-js'

export type OpenCv = typeof cvType

let opened: Promise<OpenCv> | undefined

/** Loads OpenCV (11 MB) with the first photograph and caches it for the life of the process. */
export function openCv(): Promise<OpenCv> {
  return (opened ??= load())
}

async function load(): Promise<OpenCv> {
  // The module is a thenable that never settles: awaiting it, as `import()` may do, would hang.
  const cv = withoutBindings(
    () => module.createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv & Starting,
  )
  await new Promise<void>((ready) => {
    if (cv.Mat) ready()
    else cv.onRuntimeInitialized = ready
  })
  delete (cv as Starting).then
  return cv
}

interface Starting {
  // eslint-disable-next-line kisscut/vocabulary -- OpenCV's own name
  Mat?: unknown
  onRuntimeInitialized: () => void
  then?: unknown
}

/**
 * While it loads, OpenCV looks up file flags it never uses through an API that a confined process may not
 * call: they are provided here.
 */
function withoutBindings<T>(load: () => T): T {
  const guarded = process as unknown as { binding: unknown }
  const { binding } = guarded
  guarded.binding = () => ({ fs: constants })
  try {
    return load()
  } finally {
    guarded.binding = binding
  }
}
