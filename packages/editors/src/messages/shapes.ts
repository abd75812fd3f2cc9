/** Names of the cut shapes for shoppers. */
export const shapeNames = {
  contour: 'Contour',
  rectangle: 'Rectangle',
  rounded_corner: 'Rounded',
  circle: 'Circle',
  ellipse: 'Oval',
} as const
