import { __PRIVATE__ } from 'styled-components'

/** How styled-components marks the rules that it writes on the server: with the component and its classes. */
const NOTE = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g

/** The classes, by component, that a style element already has rules for. */
export const classesIn = (css: string): [component: string, classes: string[]][] =>
  [...css.matchAll(NOTE)].map(([, component = '', classes = '']) => [
    component,
    classes.split(',').filter(Boolean),
  ])

/**
 * The style sheet for rules that are added in the browser. It knows the rules from the server, which stay in place, and appends new ones
 * to the end of the body. By default styled-components moves all of the server's rules into an element of its own, one by one, and the
 * browser computes the style of the whole page again (decision 020).
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
