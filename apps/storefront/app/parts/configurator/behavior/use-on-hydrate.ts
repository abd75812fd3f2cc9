import { useEffect, useLayoutEffect } from 'react'

/**
 * Runs an effect once on hydration, before React resets fields to their initial values and before the event that
 * triggered hydration is handled: the moment to read early input. Never runs on the server.
 */
export const useOnHydrate = import.meta.env.SSR ? useEffect : useLayoutEffect
