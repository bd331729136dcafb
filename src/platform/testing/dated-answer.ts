/** For tests: an answer with the time of whoever sends it, as every server's has. @param at milliseconds since 1970 */
export const datedAnswer = (body: unknown, status = 200, at = Date.now()): Response =>
  Response.json(body, { status, headers: { date: new Date(at).toUTCString() } })
