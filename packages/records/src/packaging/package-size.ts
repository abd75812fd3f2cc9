import { inches, name, optional, record, side } from '../record/index.ts'

const bound = () => optional(inches())

/** REC-39: a size of a package, and the sizes of products that fit it, in inches. PACK-2, PACK-5. */
export const packageSize = record({
  name: 'package_size',
  path: '/packaging/api/v1/package-size/',
  about: 'A size a package comes in, and the products that go into it.',
  save: 'staff',
  fields: {
    name: name(),
    package_width: side(),
    package_height: side(),
    min_product_width: bound(),
    max_product_width: bound(),
    min_product_height: bound(),
    max_product_height: bound(),
  },
  filters: ['name'],
})
