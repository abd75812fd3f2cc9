import { type PackagingChoice as Chosen, packagingText } from '@kisscut/core/configuration'
import { packageSizeFor, packagesFor } from '@kisscut/core/packaging'
import type { Package } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { PillChoice } from '../pill-choice.tsx'

interface Props {
  readonly packages: readonly Package[]
  /** Inches, as typed. */
  readonly width: string
  readonly height: string
  readonly chosen: Chosen | null
  readonly onChoose: (chosen: Chosen | null) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The retail packages this size fits, each by its first size that takes it, or none. PACK-1. */
export function PackagingChoice({ packages, width, height, chosen, onChoose, problems, onFix }: Props) {
  const { size: product } = parseSides(width, height)
  const fitting = (product ? packagesFor(packages, product) : []).flatMap((pack) => {
    const size = product && packageSizeFor(pack, product)
    return size ? [{ name: pack.name, packageId: pack.id, packageSizeId: size.id }] : []
  })
  if (fitting.length === 0 && chosen === null) return null
  const pills = fitting.map((each) => ({ value: packagingText(each), label: each.name }))
  return (
    <ChoiceGroup title="Retail packaging" problems={problems} onFix={onFix}>
      <PillChoice
        name="packaging"
        pills={[{ value: '', label: 'None' }, ...pills]}
        chosen={[chosen ? packagingText(chosen) : '']}
        onToggle={(value) => {
          const found = fitting.find((each) => packagingText(each) === value)
          onChoose(found ? { packageId: found.packageId, packageSizeId: found.packageSizeId } : null)
        }}
      />
    </ChoiceGroup>
  )
}
