import { materialOf } from '@kisscut/core/material'
import { isEligible } from '@kisscut/core/option'
import { parseSides } from '@kisscut/core/size'
import { useCallback } from 'react'
import { useDisplayPreferences } from '../page/locale.tsx'
import type { useSetup } from './behavior/use-setup.ts'
import { ColorChoice } from './color/color-choice.tsx'
import { LaminationChoice } from './lamination/lamination-choice.tsx'
import { MaterialChoice } from './material/material-choice.tsx'
import { chargeInWords } from './options/charge.ts'
import { OptionSets } from './options/option-sets.tsx'
import { drawableSize } from './picture/sticker-scene.ts'
import { shownProblems } from './problems/shown-problems.ts'
import { QuantityChoice } from './quantity/quantity-choice.tsx'
import { SizeChoice } from './size/size-choice.tsx'
import css from './choices.module.css'

/** Everything there is to choose, one question under the other. */
export function Choices({ setup }: { readonly setup: ReturnType<typeof useSetup> }) {
  const preferences = useDisplayPreferences()
  const { product, configuration, quote, errors, wish, fix } = setup
  const { material } = materialOf(product, configuration.materialId)
  const size = drawableSize(configuration.width, configuration.height)
  const problemsOf = useCallback(
    (...fields: readonly string[]) => shownProblems(quote.problems, fields, preferences, product, errors),
    [quote.problems, preferences, product, errors],
  )
  const sets = product.optionSets.filter(
    (set) =>
      isEligible(set, material, size && parseSides(configuration.width, configuration.height).size) ||
      configuration.options.some(({ optionSetId }) => optionSetId === set.id),
  )
  return (
    <div className={css.choices}>
      <MaterialChoice
        materials={product.materials}
        chosen={material?.id ?? null}
        onChoose={(id) => wish({ of: 'material', id })}
        problems={problemsOf('material')}
        onFix={fix}
      />
      {material && material.colors.length > 0 && (
        <ColorChoice
          colors={material.colors}
          chosen={configuration.materialColorId ?? null}
          onChoose={(id) => wish({ of: 'color', id })}
          problems={problemsOf('color', 'material_color', 'materialColor')}
          onFix={fix}
        />
      )}
      <SizeChoice
        product={product}
        configuration={configuration}
        onSize={(width, height) => wish({ of: 'size', width, height })}
        onSide={(side, value) => wish({ of: 'side', side, value })}
        problemsOf={problemsOf}
        onFix={fix}
      />
      <QuantityChoice
        quantity={configuration.quantity}
        quote={quote}
        waiting={setup.isWaiting}
        onQuantity={(value) => wish({ of: 'quantity', value })}
        problems={problemsOf('quantity')}
        onFix={fix}
      />
      {material?.canLaminate && (
        <LaminationChoice
          material={material}
          wished={configuration.lamination ?? null}
          onChoose={(lamination) => wish({ of: 'lamination', lamination })}
          problems={problemsOf('lamination')}
          onFix={fix}
        />
      )}
      <OptionSets
        sets={sets}
        chosen={configuration.options}
        onChoose={(optionSetId, optionIds) => wish({ of: 'options', optionSetId, optionIds })}
        chargeOf={(set, option) =>
          chargeInWords(set, option, quote.quantity, quote.currency, preferences.locale)
        }
        problemsOf={problemsOf}
        onFix={fix}
      />
    </div>
  )
}
