/** The shapes a product can be cut in, as shoppers read them. */
export const shapeNames = {
  contour: 'Contour',
  rectangle: 'Rectangle',
  rounded_corner: 'Rounded',
  circle: 'Circle',
  ellipse: 'Oval',
} as const
