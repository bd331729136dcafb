/** Scrolls a row sideways until a part of it stands in its middle, as far as the row goes; the page stays where it is. */
export const showInRow = (row: HTMLElement, part: HTMLElement): void => {
  const [frame, box] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
