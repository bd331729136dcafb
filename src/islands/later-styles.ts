import { __PRIVATE__ } from 'styled-components'

/** The component and its classes, as styled-components notes them behind the rules it writes on the server. */
const NOTE = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g

/** Which classes of which component a style element already holds rules for. */
export const classesIn = (css: string): [component: string, classes: string[]][] =>
  [...css.matchAll(NOTE)].map(([, component = '', classes = '']) => [
    component,
    classes.split(',').filter(Boolean),
  ])

/**
 * The sheet of the styles that come after the page: it knows the rules the server sent, which stay where they are, and
 * adds new ones at the end of the body, behind them. Left alone, styled-components would take all of them out and put
 * them into an element of its own, one by one, and the whole page would be styled again (decision 020).
 */
export const createLaterStyles = () => {
  const sheet = new __PRIVATE__.StyleSheet({ target: document.body })
  document.querySelectorAll('style[data-page-styles]').forEach(({ textContent }) => {
    for (const [component, classes] of classesIn(textContent ?? '')) {
      classes.forEach((name) => sheet.registerName(component, name))
    }
  })
  return sheet
}
