import type { ToolType } from '../product/types.ts'

/** The first page of a custom product. PAGE-2. */
export const TOOL_PAGES = ['setup', 'personalize', 'preview', 'new-lettering'] as const
/** One of {@link TOOL_PAGES}. */
export type ToolPage = (typeof TOOL_PAGES)[number]

/** The page a configured design is edited on. PAGE-3. */
export const EDIT_PAGES = ['advanced', 'easy', 'finalize', 'lettering', 'preview'] as const
/** One of {@link EDIT_PAGES}. */
export type EditPage = (typeof EDIT_PAGES)[number]

const FIRST_PAGES: Readonly<Partial<Record<ToolType, ToolPage>>> = {
  advanced: 'personalize',
  preview: 'preview',
  lettering: 'new-lettering',
}

const PAGES_TO_EDIT: Readonly<Record<ToolType, EditPage>> = {
  advanced: 'advanced',
  easy: 'easy',
  upload: 'finalize',
  lettering: 'lettering',
  preview: 'preview',
}

/**
 * The page a product opens on: advanced goes to personalize, preview to preview, lettering to new-lettering, any other
 * tool to setup. With no category path there is no page (its URL is empty): null. PAGE-2.
 */
export function pageOfTool(tool: ToolType | null, categoryPath: string): ToolPage | null {
  if (categoryPath === '') return null
  return (tool && FIRST_PAGES[tool]) ?? 'setup'
}

/** The page a design is edited on, by tool type. PAGE-3. */
export const editPageOfTool = (tool: ToolType): EditPage => PAGES_TO_EDIT[tool]
