import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A snippet of HTML from elsewhere, such as a map or a sign-up box, in a frame that reaches nothing of the page; to book a time take `scheduling_widget`, for a film `video_carousel`',
  hydrate: 'static',
  // The page that runs the snippet (static/embed/frame.html).
  origins: { frame: ["'self'"] },
}
