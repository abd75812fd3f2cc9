/** What is made when it is first asked for, and then remembered. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
