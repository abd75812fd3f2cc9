import type { MetaDescriptor } from '@remix-run/node'
import { titled } from '../../../messages/shell.tsx'

/** Title of a page of accounts, which search engines must not index. */
export const metaOf = (title: string) => (): MetaDescriptor[] => [
  { title: titled(title) },
  { name: 'robots', content: 'noindex' },
]
