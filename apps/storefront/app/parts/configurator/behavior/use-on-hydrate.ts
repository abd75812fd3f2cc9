import { useEffect, useLayoutEffect } from 'react'

/**
 * Once, when the page comes to life, and before the press that woke it is dealt with: React then puts every field back to what
 * it was written with, so this is the moment to read what a quick shopper has chosen. On the server nothing comes to life.
 */
export const useOnHydrate = import.meta.env.SSR ? useEffect : useLayoutEffect
