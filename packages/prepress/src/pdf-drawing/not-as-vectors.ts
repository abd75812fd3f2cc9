/** Thrown where a page cannot be reproduced as vectors, or exceeds a limit; it is then printed as pixels. */
export class NotAsVectors extends Error {}
