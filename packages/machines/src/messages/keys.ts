/** Descriptions of keyboard commands on a canvas selection. */

export const moveLeft = 'Move left'
export const moveRight = 'Move right'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const rotateLeft = 'Rotate left'
export const rotateRight = 'Rotate right'
export const larger = 'Larger'
export const smaller = 'Smaller'
export const remove = 'Remove'
