import { lazy, Suspense } from 'react'
import type { PackagePreviewProps } from './package-preview.tsx'

const fetchPreview = () => import('./package-preview.tsx')

/** Loads the preview's script only where a package is chosen; the server renders it at once. */
const PackagePreview = import.meta.env.SSR
  ? (await fetchPreview()).PackagePreview
  : lazy(async () => ({ default: (await fetchPreview()).PackagePreview }))

export function LazyPackagePreview(props: PackagePreviewProps) {
  return (
    <Suspense>
      <PackagePreview {...props} />
    </Suspense>
  )
}
