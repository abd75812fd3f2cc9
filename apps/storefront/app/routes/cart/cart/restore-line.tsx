import { Form } from '@remix-run/react'
import { Button } from '../../../parts/action/button.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import type { RemovedLine } from '../intents/cart-result.ts'
import * as messages from '../../../messages/cart.ts'
import { LineNotice } from './line-notice.tsx'

/** Offers to restore a removed line instead of asking for confirmation. */
export function RestoreLine({ removed }: { readonly removed: RemovedLine }) {
  const undo = (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="productClass" value={removed.productClass} />
      <input type="hidden" name="configuredId" value={removed.configuredId} />
      <input type="hidden" name="quantity" value={removed.quantity} />
      <Button type="submit" size="small" name="intent" value="restore-line">
        <Icon name="undo" />
        {messages.restore}
      </Button>
    </Form>
  )
  return (
    <LineNotice about={removed.configuredId} action={undo}>
      {messages.removed(removed.name)}
    </LineNotice>
  )
}
