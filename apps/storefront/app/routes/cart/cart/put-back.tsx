import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../parts/action/button.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import type { RemovedLine } from '../intents/cart-result.ts'

/** Nothing asks "are you sure": what was taken out can be put back. The focus comes here, since its button has gone. */
export function PutBack({ removed }: { readonly removed: RemovedLine }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [removed.configuredId])
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
    <div ref={notice} tabIndex={-1}>
      <Notice kind="info" action={undo}>
        {removed.name} taken out of the cart. Your design is kept.
      </Notice>
    </div>
  )
}
