import { pageAt } from '../../app/links/url-for.ts'
import { pathOf } from './request.ts'

/** The page of a URL, or of the data its scripts load; null if none has it. */
export const pageOf = (url: string) => pageAt(pathOf(url).replace(/\.data$/, '/'))
