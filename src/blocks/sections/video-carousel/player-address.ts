import type { VideoSource } from '../../shared/pictures/video-source'

/** The origins of the players. Neither sets a tracking cookie: YouTube’s other host, Vimeo with `dnt`. */
export const PLAYERS = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const

/** A video on another site. */
export type FramedVideo = Exclude<VideoSource, { from: 'file' }>

/** The address of the player to frame, which plays at once: it is requested only after a press. */
export const playerAddress = (film: FramedVideo): string => {
  if (film.from === 'YouTube') return `${PLAYERS.YouTube}/embed/${film.id}?autoplay=1&playsinline=1&rel=0`
  return `${PLAYERS.Vimeo}/video/${film.id}?autoplay=1&dnt=1${film.hash ? `&h=${film.hash}` : ''}`
}
