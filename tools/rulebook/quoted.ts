/**
 * Every message quoted in a requirement, letter for letter, with its code. The two stock flows and the two endings of the minimum
 * quantity are separate messages.
 */
export const QUOTED: Readonly<Record<string, string>> = {
  'quantity.not-whole': 'Quantity must be a whole number.',
  'length.not-a-number': 'Invalid numeric value.',
  'quantity.below-minimum': 'The minimum quantity for this product is {min}',
  'quantity.below-minimum-custom': 'The minimum quantity for this product is {min}.',
  'quantity.not-allowed': 'Please enter multiples of {first}.',
  'material.gone':
    'The material {name} is no longer available for this product and has been reverted to the default.',
  'stock.backorder': 'This product is on backorder and only {n} are left in stock.',
  'stock.out': 'This product is out of stock.',
  'stock.short': 'This product only has {n} left in stock.',
  'stock.out-custom': 'The product is out of stock.',
  'stock.short-custom': 'Only {n} products are left in stock.',
  'size.below-minimum': 'The size is smaller than the minimum of {w}x{h} allowed for this material.',
  'size.exceeds-maximum': 'The dimensions exceed the max size of {w}" by {h}"',
  'size.one-side-exceeds': 'Only one dimension can exceed {n}"',
  'color.required': 'Please select a color.',
  'clipart.too-small': 'Dimensions are too small. Please increase the size.',
  'clipart.too-high': 'The height can not exceed {n} inches',
  'clipart.too-wide': 'The width can not exceed {n} inches',
  'marketplace.too-small':
    'The size is smaller than the minimum allowed square inches of {n} for this product',
  'marketplace.invalid-size': 'Invalid size input',
  'packaging.no-longer-fits': 'The product no longer fits the available package sizes',
  'option.size': 'This option is not available for the selected size.',
  'option.material': 'This option is not available for the selected material.',
  'variable-data.not-a-range': 'Not a valid number range.',
  'cart.not-added': 'Unable to add the product to the cart',
  'cart.no-id': 'Unable to add the product to the cart, please refresh and try again.',
}
