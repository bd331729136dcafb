import { useEffect, useRef } from 'react'
import { answerChatLinks, isServedPage } from '../islands'
import { whileWorking } from '../platform/readiness'

/** A path of the site where the chat is embedded; empty where there is none. */
const address = (): string => process.env.GATSBY_CHAT_SCRIPT ?? ''

/** The page on which the help stands that needs no chat. */
const HELP = '/za/help/#chat'

/** The code of the chat, once somebody has asked for it. */
let chat: typeof import('./chat') | undefined

/** Whether the chat did not open the last time: then its link is followed. */
let hasFailed = false

/** Whether the document lets the provider in: it keeps the policy of the page it was opened with, which has a link or has none. */
let isLetIn = false

const noteLinks = () => {
  if (isServedPage()) isLetIn = document.querySelector('a[href$="#chat"]') !== null
}

/** Its address names the chat, which opens once the page is here. */
const loadWhole = () => {
  window.history.replaceState(window.history.state, '', '#chat')
  window.location.reload()
}

const open = async (container: HTMLElement): Promise<void> => {
  try {
    chat ??= await import(/* webpackChunkName: "chat" */ './chat')
  } catch {
    return window.location.assign(HELP)
  }
  hasFailed = !(await chat.openChat(address(), container))
}

type ChatPlaceProps = {
  /** Closes the drawers of the layout, in which a link to the chat may stand. */
  makeWay: () => void
}

/**
 * Where the chat stands while it is open, in the foot of the page. Nothing of it is loaded before a link to it is followed, or
 * brought somebody here.
 */
export const ChatPlace = ({ makeWay }: ChatPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = place.current
    if (!container) return
    noteLinks()
    chat?.moveChat(container)
    const show = () => {
      makeWay()
      void whileWorking(open(container))
    }
    if (isServedPage() && window.location.hash === '#chat') show()
    return answerChatLinks(() => {
      const isRefused = hasFailed
      hasFailed = false
      if (isRefused) return false
      if (address().startsWith('http') && !isLetIn) loadWhole()
      else show()
      return true
    })
  }, [makeWay])
  return address() ? <div ref={place} data-chat="" /> : null
}
