import { guideFile, guidelines, guidePage, type GuideDeps } from './guide-page.ts'

/** Guide files for designers, and the shop's artwork requirements. */
export interface GuideUseCases {
  readonly guidelines: ReturnType<typeof guidelines>
  readonly page: ReturnType<typeof guidePage>
  readonly file: ReturnType<typeof guideFile>
}

export const createGuides = (deps: GuideDeps): GuideUseCases => ({
  guidelines: guidelines(deps),
  page: guidePage(deps),
  file: guideFile(deps),
})
