import { BACKING } from '@kisscut/artwork/die-line'
import { chooseOptions, dieLinesOf, ownDieLine } from '@kisscut/core/configuration'
import { FINISHED_SIZE, reverseCutOf, showFinishedSize } from '@kisscut/core/design'
import { materialOf } from '@kisscut/core/material'
import { canTypeQuantity } from '@kisscut/core/quantity'
import { isEligible } from '@kisscut/core/option'
import { packedMore } from '@kisscut/core/packaging'
import { packagePrice } from '@kisscut/core/price'
import { HIDDEN_CHOICES, type HiddenChoice, type ProductData } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import { inches } from '@kisscut/core/units'
import { useCallback, type ReactNode } from 'react'
import { FieldProblems, type ShownProblem } from '../form/field-problems.tsx'
import { useDisplayPreferences, type DisplayPreferences } from '../page/locale.tsx'
import type { useSetup } from './behavior/use-setup.ts'
import { borderHint } from './border/border-hint.ts'
import { BorderChoice } from './border/border-choice.tsx'
import { ColorChoice } from './color/color-choice.tsx'
import { CutChoice } from './cuts/cut-choice.tsx'
import { HiddenChoices } from './hidden-choices.tsx'
import { LaminationChoice } from './lamination/lamination-choice.tsx'
import { MaterialChoice } from './material/material-choice.tsx'
import { chargeInWords, eachInWords } from './options/charge.ts'
import { OptionSets } from './options/option-sets.tsx'
import { PackagingChoice } from './packaging/packaging-choice.tsx'
import { onSheetOrBacking } from './picture/sample-of.ts'
import { drawableSize, type SceneOfSize } from './picture/sticker-scene.ts'
import { shownProblems } from './problems/shown-problems.ts'
import { QuantityChoice } from './quantity/quantity-choice.tsx'
import { SizeChoice } from './size/size-choice.tsx'
import { VariableDataChoice } from './variable-data/variable-data-choice.tsx'
import css from './choices.module.css'

/**
 * Whether flex cut is offered: the product can be cut along its contour, but isn't by default, and isn't a sticker
 * sheet. OPT-14.
 */
const offersFlexCut = (product: ProductData) =>
  ownDieLine(product) !== 'contour' &&
  dieLinesOf(product).includes('contour') &&
  onSheetOrBacking(product) === null

/** The finished size of a kiss-cut sticker: `Finished size: 2 × 2 in on a 2.25 × 2.25 in backing`. SIZE-15. */
const kissCutNote = (
  product: ProductData,
  size: SceneOfSize | null,
  { unit, locale }: DisplayPreferences,
) => {
  if (size === null || onSheetOrBacking(product) !== 'backing') return null
  const sides = (more: number) => ({
    width: String(inches(size.width + more)),
    height: String(inches(size.height + more)),
  })
  return `${FINISHED_SIZE}: ${showFinishedSize({ ...sides(0), backing: sides(2 * BACKING) }, unit, locale)}`
}

/** The configuration, its quote, and the callbacks that change it. */
type Chosen = Pick<
  ReturnType<typeof useSetup>,
  'configuration' | 'quote' | 'errors' | 'isWaiting' | 'change' | 'fix'
> & { readonly product: ProductData }

/** Fields that the design of lettering determines; their problems are shown at the material. LET-11, LET-12. */
const DRAWN = ['materialColorId', 'size', 'width', 'height']

/** A fix would change the configuration, not the design. */
const withoutFix = ({ fix: _, ...problem }: ShownProblem): ShownProblem => problem

/**
 * The form's first button, which Enter presses in a field: it requests the price of the typed values. Without it, Enter
 * would choose the first row of the quantity table. With scripts the price is already there. FLOW-14.
 */
const PressedByEnter = () => (
  <button
    type="submit"
    tabIndex={-1}
    aria-hidden="true"
    className={css.pressedByEnter}
    onClick={(event) => event.preventDefault()}
  />
)

interface ChoicesProps {
  readonly setup: Chosen
  /** Replaces the material's color where a drawing has several colors; also shows their problems. CLIP-3. */
  readonly colors?: ((problems: readonly ShownProblem[]) => ReactNode) | undefined
  /** A note about the finished size and its problems, where known here. SIZE-14, SIZE-20. */
  readonly made?: { readonly note: string; readonly problems: readonly ShownProblem[] } | null
}

/** Every choice of a product, one below the other. Size and colors of lettering come from its design. LET-10, LET-12. */
export function Choices({ setup, colors, made = null }: ChoicesProps) {
  const preferences = useDisplayPreferences()
  const { product, configuration, quote, errors, change, fix } = setup
  const isLettering = product.toolType === 'lettering'
  const { material } = materialOf(product, configuration.materialId)
  const hasColors = !isLettering && colors === undefined && material !== null && material.colors.length > 0
  const isOffered = { material: true, size: !isLettering, materialColor: hasColors }
  const isHidden = (choice: HiddenChoice) => isOffered[choice] && product.hides?.includes(choice) === true
  const shows = (choice: HiddenChoice) => isOffered[choice] && !isHidden(choice)
  const size = drawableSize(configuration.width, configuration.height)
  const problemsOf = useCallback(
    (...fields: readonly string[]) => shownProblems(quote.problems, fields, preferences, product, errors),
    [quote.problems, preferences, product, errors],
  )
  const drawnProblems = isLettering ? problemsOf(...DRAWN).map(withoutFix) : []
  const sets = product.optionSets.filter(
    (set) =>
      isEligible(set, material, size && parseSides(configuration.width, configuration.height).size) ||
      configuration.options.some(({ optionSetId }) => optionSetId === set.id),
  )
  return (
    <div className={css.choices}>
      <PressedByEnter />
      <HiddenChoices
        configuration={configuration}
        hidden={HIDDEN_CHOICES.filter(isHidden)}
        problemsOf={problemsOf}
        onFix={fix}
      />
      {shows('material') && (
        <MaterialChoice
          materials={product.materials}
          chosen={material?.id ?? null}
          onChoose={(id) => change({ materialId: id })}
          problems={[...problemsOf('materialId'), ...drawnProblems]}
          onFix={fix}
        />
      )}
      {isHidden('material') && isLettering && <FieldProblems problems={drawnProblems} />}
      {colors?.(problemsOf('materialColorId').map(withoutFix))}
      {material && shows('materialColor') && (
        <ColorChoice
          colors={material.colors}
          chosen={configuration.materialColorId ?? null}
          onChoose={(id) => change({ materialColorId: id })}
          problems={problemsOf('materialColorId')}
          onFix={fix}
        />
      )}
      {shows('size') && (
        <SizeChoice
          product={product}
          configuration={configuration}
          note={made?.note ?? kissCutNote(product, size, preferences)}
          onSize={(width, height) => change({ width, height })}
          onSide={(side, value) => change({ [side]: value })}
          problemsOf={(...fields) => [
            ...problemsOf(...fields),
            ...(fields.includes('size') ? (made?.problems ?? []) : []),
          ]}
          onFix={fix}
        />
      )}
      {product.showVariableData && (
        <VariableDataChoice
          data={configuration.variableData ?? null}
          onChange={(variableData) => change({ variableData })}
          problems={problemsOf('variableData')}
          onFix={fix}
        />
      )}
      <QuantityChoice
        quantity={configuration.quantity}
        canType={canTypeQuantity(product, configuration)}
        quote={quote}
        waiting={setup.isWaiting}
        onQuantity={(value) => change({ quantity: value })}
        problems={problemsOf('quantity')}
        onFix={fix}
      />
      {material?.canLaminate && (
        <LaminationChoice
          material={material}
          chosen={configuration.lamination ?? null}
          onChoose={(lamination) => change({ lamination })}
          problems={problemsOf('lamination')}
          onFix={fix}
        />
      )}
      {product.offersBorder && (
        <BorderChoice
          hasBorder={configuration.border ?? false}
          hint={borderHint(product, configuration, sets, preferences)}
          onChoose={(border) => change({ border })}
          problems={problemsOf('border')}
          onFix={fix}
        />
      )}
      {product.materials.some(({ reversible }) => reversible) && (
        <CutChoice
          flexCut={configuration.flexCut ?? false}
          reverseCut={configuration.reverseCut ?? false}
          offersFlexCut={offersFlexCut(product)}
          isReversible={material?.reversible ?? false}
          reverseCutOf={reverseCutOf(product, material)}
          onChange={change}
          problems={problemsOf('reverseCut')}
          onFix={fix}
        />
      )}
      <OptionSets
        sets={sets}
        chosen={configuration.options}
        onChoose={(optionSetId, optionIds) =>
          change({ options: chooseOptions(configuration.options, optionSetId, optionIds) })
        }
        chargeOf={(set, option) =>
          chargeInWords(set, option, quote.quantity, quote.currency, preferences.locale)
        }
        problemsOf={problemsOf}
        onFix={fix}
      />
      {product.packages && (
        <PackagingChoice
          packages={product.packages}
          more={packedMore(product, configuration)}
          width={configuration.width}
          height={configuration.height}
          chosen={configuration.packaging ?? null}
          priceOf={(pack, size) => {
            const price = packagePrice(pack, size, quote.quantity ?? 1)
            return price === null ? '' : eachInWords(price, quote.currency, preferences.locale)
          }}
          onChoose={(packaging) => change({ packaging })}
          problems={problemsOf('packaging')}
          onFix={fix}
        />
      )}
    </div>
  )
}
