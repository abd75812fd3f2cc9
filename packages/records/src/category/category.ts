import { CATEGORY_DISPLAYS, CATEGORY_MENUS } from '@kisscut/core/category'
import {
  address,
  categoryPath,
  choice,
  flag,
  help,
  integer,
  json,
  longText,
  mention,
  name,
  optional,
  pageAddress,
  record,
  slug,
  text,
} from '../record/index.ts'
import { blocksSchema } from './blocks.ts'

/** REC-1: a category of the shop, below another one or at the top. */
export const category = record({
  name: 'category',
  path: '/products/api/v1/category/',
  about: 'A category of the shop, shown as a page; `parent` makes the tree.',
  save: 'staff',
  fields: {
    name: name(),
    name_path: help(text(400).default(''), 'as in Labels / Roll labels'),
    name_plural: text().default(''),
    name_verbose: text().default(''),
    slug: slug(),
    path: help(categoryPath(), 'its address after that of the category above it, as in labels/roll-labels'),
    parent: optional(mention('category')),
    short_description: text(500).default(''),
    description: longText().default(''),
    meta_title: text().default(''),
    meta_description: text(500).default(''),
    meta_keywords: help(
      text(500).default(''),
      'other names, separated by commas: a search for one finds it and its products first',
    ),
    display: choice(CATEGORY_DISPLAYS).default('products'),
    menu: help(
      choice(CATEGORY_MENUS).default('shop'),
      'where a top-level category is linked; help and legal pages are in the footer',
    ),
    canonical_url: help(pageAddress(), 'empty: the page of its path'),
    image_url: optional(address()),
    blocks: help(json(blocksSchema).default([]), 'what a builder page is made of'),
    hidden: flag(),
    order: integer().default(0),
  },
  computed: ['date_updated'],
  published: { hidden: false },
  filters: ['slug', 'path', 'parent', 'display'],
  unique: [['path']],
  order: ['order'],
})
