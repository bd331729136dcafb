/** Scrolls a row sideways until a part of it is in the middle, as far as the row scrolls; the page does not move. */
export const showInRow = (row: HTMLElement, part: HTMLElement): void => {
  const [frame, box] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
