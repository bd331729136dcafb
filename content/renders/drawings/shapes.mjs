/** Flat shapes as SVG; a line always has round ends. */
export const fill = (path, colour, more = '') => `<path d="${path}" fill="${colour}"${more && ` ${more}`}/>`
export const line = (path, colour, width, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${+width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
export const dot = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
export const oval = (x, y, rx, ry, colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
export const group = (transform, parts) => `<g transform="${transform}">${parts.flat(9).join('')}</g>`
/** The same on the left (-1) and on the right (1). */
export const both = (draw) => draw(-1) + draw(1)

export const picture = (width, height, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.flat(9).join('')}</svg>\n`
