import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../parts/action/button.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import type { RemovedLine } from '../intents/cart-result.ts'
import * as messages from '../../../messages/cart.ts'

/** Offers to restore a removed line instead of asking "are you sure". Takes the focus, since the pressed button is gone. */
export function RestoreLine({ removed }: { readonly removed: RemovedLine }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [removed.configuredId])
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
    <div ref={notice} tabIndex={-1}>
      <Notice kind="info" action={undo}>
        {messages.removed(removed.name)}
      </Notice>
    </div>
  )
}
