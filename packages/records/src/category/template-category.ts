import { CATEGORY_DISPLAYS } from '@kisscut/core/category'
import { choice, help, longText, name, pageAddress, record, slug, text } from '../record/index.ts'

/** REC-4: a group of templates with its own page. */
export const templateCategory = record({
  name: 'template_category',
  path: '/custom/api/v1/template-category/',
  about: 'A group of templates with a page of its own.',
  save: 'staff',
  fields: {
    name: name(),
    slug: slug(),
    description: longText().default(''),
    meta_title: text().default(''),
    meta_description: text(500).default(''),
    meta_keywords: text(500).default(''),
    display: choice(CATEGORY_DISPLAYS).default('products'),
    canonical_url: help(pageAddress(), 'empty: the page of its path'),
  },
  computed: ['date_updated'],
  idIn: true,
  filters: ['slug'],
  unique: [['slug']],
  order: ['name'],
})
