/** A page has something that can only be had as pixels, or too much of something; it then goes to press as pixels. */
export class NotAsVectors extends Error {}
