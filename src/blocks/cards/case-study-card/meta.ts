import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.CaseStudyCard> = {
  purpose:
    'The teaser of one customer’s story, led by its result. For the newest stories take a `grid` with `list`, for their words alone `testimonial_card`',
  hydrate: 'static',
  needs: ({ case_study }) => ({ stories: { case_study } }),
}
