/**
 * A page of this shop that was fetched, to take elements from. Its inline styles are left out: nothing shows them, and browsers check them
 * by the policy of the page they are parsed on, which has another nonce.
 */
export const parsedPage = async (response: Response): Promise<Document> =>
  new DOMParser().parseFromString((await response.text()).replace(/<style[^]*?<\/style>/g, ''), 'text/html')
