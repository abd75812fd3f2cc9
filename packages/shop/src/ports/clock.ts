/** The current time, passed as an argument: the machine's in the shop, a fixed one in tests. */
export type Clock = () => Date
