import type { VideoSource } from '../../shared/pictures/video-source'

/** Where players are framed from. Neither sets a cookie that follows its visitor: YouTube’s other host, Vimeo with `dnt`. */
export const PLAYERS = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const

/** A film elsewhere. */
export type FilmElsewhere = Exclude<VideoSource, { from: 'file' }>

/** The address to frame for a video, which plays at once: it is requested only by a press. */
export const playerAddress = (film: FilmElsewhere): string => {
  if (film.from === 'YouTube') return `${PLAYERS.YouTube}/embed/${film.id}?autoplay=1&playsinline=1&rel=0`
  return `${PLAYERS.Vimeo}/video/${film.id}?autoplay=1&dnt=1${film.hash ? `&h=${film.hash}` : ''}`
}
