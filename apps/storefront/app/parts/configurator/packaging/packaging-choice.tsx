import { type PackagingChoice as Chosen, packagingText } from '@kisscut/core/configuration'
import { fitsPackageSize, hasPreview, packageSizeFor, packagesFor } from '@kisscut/core/packaging'
import type { Package, PackageSize } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { LazyPackagePreview } from './lazy-package-preview.tsx'
import { PillChoice } from '../pill-choice.tsx'
import * as messages from '../../../messages/setup.ts'

interface Props {
  readonly packages: readonly Package[]
  /** Inches, as typed. */
  readonly width: string
  readonly height: string
  readonly chosen: Chosen | null
  /** What a package adds, in words; empty: nothing, or no price yet. */
  readonly priceOf: (pack: Package, size: PackageSize) => string
  readonly onChoose: (chosen: Chosen | null) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The retail packages this size fits, each by its first size that takes it, or none. PACK-1. */
export function PackagingChoice({ packages, chosen, priceOf, ...props }: Props) {
  const { width, height, onChoose, problems, onFix } = props
  const { size: product } = parseSides(width, height)
  const fitting = product ? packagesFor(packages, product) : []
  const offered = packages.flatMap((pack) => {
    const own = pack.id === chosen?.packageId && pack.sizes.find(({ id }) => id === chosen.packageSizeId)
    // The chosen one stays in view when the product has outgrown it: the problem above is about it.
    const size = own || (product && fitting.includes(pack) && packageSizeFor(pack, product))
    return size ? [{ pack, size, packageId: pack.id, packageSizeId: size.id }] : []
  })
  if (offered.length === 0 && chosen === null) return null
  const pills = offered.map((each) => ({
    value: packagingText(each),
    label: each.pack.name,
    note: priceOf(each.pack, each.size),
  }))
  const shown = offered.find(
    ({ packageId, size }) =>
      packageId === chosen?.packageId && product !== null && fitsPackageSize(size, product),
  )
  return (
    <ChoiceGroup title={messages.retailPackaging} problems={problems} onFix={onFix}>
      <PillChoice
        name="packaging"
        pills={[{ value: '', label: messages.none }, ...pills]}
        chosen={[chosen ? packagingText(chosen) : '']}
        onToggle={(value) => {
          const found = offered.find((each) => packagingText(each) === value)
          onChoose(found ? { packageId: found.packageId, packageSizeId: found.packageSizeId } : null)
        }}
      />
      {shown && product && hasPreview(shown.pack) && (
        <LazyPackagePreview pack={shown.pack} size={shown.size} {...product} />
      )}
    </ChoiceGroup>
  )
}
