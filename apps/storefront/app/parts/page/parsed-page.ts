/**
 * A fetched page of this shop, from which elements are taken. Its inline styles are removed: they aren't shown, and
 * browsers check them against the current page's policy, which has another nonce.
 */
export const parsedPage = async (response: Response): Promise<Document> =>
  new DOMParser().parseFromString((await response.text()).replace(/<style[^]*?<\/style>/g, ''), 'text/html')
