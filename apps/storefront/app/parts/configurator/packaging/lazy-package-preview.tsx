import { lazy, Suspense } from 'react'
import type { PackagePreviewProps } from './package-preview.tsx'

const fetchPreview = () => import('./package-preview.tsx')

/** Pages on which no package is chosen do without its script. The server writes it at once. */
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
