import { css } from 'styled-components'
import { footBarStays } from '../theme'

/**
 * Keeps a part of the foot in view where the page's own bar is away: the layout moves the whole foot out of view by its height
 * (src/layout/foot/foot.tsx), and this part moves back.
 */
export const staysInFoot = css`
  ${footBarStays} {
    [data-foot-bar]:has([data-away]:not(:focus-within)) & {
      transform: translateY(calc(-1 * var(--foot-bar, 80px)));
    }
  }
`
