import { useCallback, useEffect, useState } from 'react'
import type { EditorFile, UploadEditorProps } from '../types.ts'

/**
 * The URL of each file's picture on the canvas: the browser-ready picture until the requested one is loaded, and where it fails,
 * so that the canvas is never empty.
 */
export function useShownPictures(file: EditorFile | null, pictureOf: UploadEditorProps['pictureOf']) {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const wanted = file && pictureOf(file)
  useEffect(() => {
    if (wanted === null) return
    const picture = new Image()
    let isWanted = true
    picture.onload = () => isWanted && setLoaded((before) => new Set([...before, wanted]))
    picture.src = wanted
    return () => {
      isWanted = false
    }
  }, [wanted])
  return useCallback(
    (each: EditorFile) => {
      const url = pictureOf(each)
      return loaded.has(url) ? url : each.rasterUrl
    },
    [pictureOf, loaded],
  )
}
