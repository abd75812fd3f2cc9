import { constants } from 'node:fs'
import * as module from 'node:module'
import type cvType from '@techstark/opencv-js'

export type OpenCv = typeof cvType

let opened: Promise<OpenCv> | undefined

/** OpenCV, 11 MB of it, loaded when the first photograph comes and kept for as long as the process lives. */
export function openCv(): Promise<OpenCv> {
  return (opened ??= load())
}

async function load(): Promise<OpenCv> {
  // The module is a promise that never settles: whatever awaits it, as `import()` may, waits for ever.
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
  Mat?: unknown
  onRuntimeInitialized: () => void
  then?: unknown
}

/** While it loads, OpenCV asks for file flags it never uses, at a door that a confined process may not open: they are told. */
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
