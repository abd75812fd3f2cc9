import { Form } from '@remix-run/react'
import { Button } from '../../../parts/action/button.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import type { RemovedLine } from '../intents/cart-answer.ts'

/** Nothing asks "are you sure": what was taken out can be put back. */
export function PutBack({ removed }: { readonly removed: RemovedLine }) {
  const undo = (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="productClass" value={removed.productClass} />
      <input type="hidden" name="configuredId" value={removed.configuredId} />
      <input type="hidden" name="quantity" value={removed.quantity} />
      <Button type="submit" size="small" name="intent" value="put-back">
        <Icon name="undo" />
        Put it back
      </Button>
    </Form>
  )
  return (
    <Notice kind="info" action={undo}>
      {removed.name} taken out of the cart. Your design is kept.
    </Notice>
  )
}
