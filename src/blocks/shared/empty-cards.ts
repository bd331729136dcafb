/**
 * For a list of cards: one that has nothing to show, such as the teaser of a story that is not published, leaves no hole. It is
 * out of sight and not gone, for a card whose code is still to come is as empty, and waits until it is near the window.
 */
export const withoutEmptyCards = `
  > li:has(> [data-block]:empty) {
    position: absolute;
    visibility: hidden;
  }
`
