import type { Quote } from '@kisscut/core/product'
import { Field } from '../../form/field.tsx'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { QuantityInput } from '../../form/quantity-input.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { TierTable } from './tier-table.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './quantity-choice.module.css'

interface Props {
  readonly quantity: string
  /** False where the shop or the variable data determine it. */
  readonly canType: boolean
  readonly quote: Quote
  readonly waiting: boolean
  readonly onQuantity: (typed: string) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** The quantity: typed in the field, or chosen in the table with its price. */
export function QuantityChoice({ quantity, canType, quote, waiting, onQuantity, problems, onFix }: Props) {
  return (
    <ChoiceGroup title={messages.quantity} id="quantities">
      <div className={css.field}>
        <Field label={messages.quantity} labelHidden problems={problems} onFix={onFix} id="quantity">
          {(control) => (
            <QuantityInput
              {...control}
              name="quantity"
              value={canType ? quantity : String(quote.quantity ?? '')}
              readOnly={!canType}
              onQuantity={onQuantity}
            />
          )}
        </Field>
      </div>
      {canType && (
        <div className={css.tiers}>
          <TierTable quote={quote} waiting={waiting} onQuantity={onQuantity} />
        </div>
      )}
    </ChoiceGroup>
  )
}
