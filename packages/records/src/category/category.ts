import { CATEGORY_DISPLAYS, CATEGORY_MENUS } from '@kisscut/core/category'
import {
  address,
  choice,
  flag,
  help,
  integer,
  json,
  longText,
  mention,
  name,
  optional,
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
    name_path: help(text(400).default(''), 'names from the root down, joined by " / "'),
    name_plural: text().default(''),
    name_verbose: text().default(''),
    slug: slug(),
    path: help(name(400), 'slugs from the root down, joined by "/"'),
    parent: optional(mention('category')),
    short_description: text(500).default(''),
    description: longText().default(''),
    meta_title: text().default(''),
    meta_description: text(500).default(''),
    meta_keywords: text(500).default(''),
    display: choice(CATEGORY_DISPLAYS).default('products'),
    menu: help(
      choice(CATEGORY_MENUS).default('shop'),
      'where a top-level category is linked; help and legal pages are in the footer',
    ),
    canonical_url: help(text(1000).default(''), 'empty: the page of its path'),
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
