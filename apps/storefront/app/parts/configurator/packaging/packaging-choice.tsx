import { type PackagingChoice as Chosen, packagingText } from '@kisscut/core/configuration'
import {
  boundsOf,
  fitsEitherWay,
  fitsPackageSize,
  hasPreview,
  packageSizeFor,
  packageSizesInOrder,
  packagesFor,
  packedSize,
} from '@kisscut/core/packaging'
import type { Package, PackageSize } from '@kisscut/core/product'
import { parseSides, type Size } from '@kisscut/core/size'
import { showSize } from '@kisscut/core/units'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { LazyPackagePreview } from './lazy-package-preview.tsx'
import { PillChoice } from '../pill-choice.tsx'
import { useDisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/packaging.ts'
import { none, retailPackaging } from '../../../messages/setup.ts'
import css from './packaging-choice.module.css'

interface Props {
  readonly packages: readonly Package[]
  /** Inches, as typed. */
  readonly width: string
  readonly height: string
  /** Inches that a backing adds to each side. */
  readonly more: number
  readonly chosen: Chosen | null
  /** The charge of a package; empty if it is free or not priced yet. */
  readonly priceOf: (pack: Package, size: PackageSize) => string
  readonly onChoose: (chosen: Chosen | null) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The choice of no package or one that fits the size; each is offered in its first size that fits. PACK-1. */
export function PackagingChoice({ packages, chosen, priceOf, ...props }: Props) {
  const { width, height, more, onChoose, problems, onFix } = props
  const { size: product } = parseSides(width, height)
  const packed = product && packedSize(product, more)
  const fitting = packed ? packagesFor(packages, packed) : []
  const offered = packages.flatMap((pack) => {
    const own = pack.id === chosen?.packageId && pack.sizes.find(({ id }) => id === chosen.packageSizeId)
    // The chosen package stays visible when the product has outgrown it, because the problem above is about
    // it.
    const size = own || (packed && fitting.includes(pack) && packageSizeFor(pack, packed))
    return size ? [{ pack, size, packageId: pack.id, packageSizeId: size.id }] : []
  })
  if (offered.length === 0 && chosen === null) {
    const sizes = packages.flatMap((pack) =>
      pack.enabled ? packageSizesInOrder(pack).map((size) => ({ ...size, pack: pack.name })) : [],
    )
    return packed && sizes.length > 0 ? <NoneFits size={packed} isBacking={more > 0} sizes={sizes} /> : null
  }
  const pills = offered.map((each) => ({
    value: packagingText(each),
    label: each.pack.name,
    note: priceOf(each.pack, each.size),
  }))
  const shown = offered.find(
    ({ packageId, size }) =>
      packageId === chosen?.packageId && packed !== null && fitsEitherWay(size, packed),
  )
  return (
    <ChoiceGroup title={retailPackaging} problems={problems} onFix={onFix}>
      <PillChoice
        name="packaging"
        pills={[{ value: '', label: none }, ...pills]}
        chosen={[chosen ? packagingText(chosen) : '']}
        onToggle={(value) => {
          const found = offered.find((each) => packagingText(each) === value)
          onChoose(found ? { packageId: found.packageId, packageSizeId: found.packageSizeId } : null)
        }}
      />
      {shown && product && packed && hasPreview(shown.pack) && (
        <LazyPackagePreview
          pack={shown.pack}
          size={shown.size}
          isTurned={!fitsPackageSize(shown.size, packed)}
          {...product}
        />
      )}
    </ChoiceGroup>
  )
}

interface NoneFitsProps {
  /** The packed size in inches. */
  readonly size: Size
  /** A backing is packed, which is larger than its sticker. */
  readonly isBacking: boolean
  readonly sizes: readonly (PackageSize & { readonly pack: string })[]
}

/** Explains why there is no choice. PACK-15. */
function NoneFits({ size, isBacking, sizes }: NoneFitsProps) {
  const { unit, locale } = useDisplayPreferences()
  const shown = (width: number, height: number) => showSize(String(width), String(height), unit, locale)
  const room = sizes.map((each) => {
    const { minWidth, minHeight, maxWidth, maxHeight } = boundsOf(each)
    const least = minWidth.gt(0) || minHeight.gt(0) ? shown(minWidth.toNumber(), minHeight.toNumber()) : null
    return messages.room(each.pack, least, shown(maxWidth.toNumber(), maxHeight.toNumber()))
  })
  return (
    <ChoiceGroup title={retailPackaging} hint={messages.noneFits(shown(size.width, size.height), isBacking)}>
      <ul className={css.room}>
        {[...new Set(room)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ChoiceGroup>
  )
}
