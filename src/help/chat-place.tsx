import { useEffect, useRef } from 'react'
import { answerChatLinks, isServedPage } from '../islands'
import { whileWorking } from '../platform/readiness'
import type * as AnswerChat from './answer-chat'
import { chatScript } from '../platform/build-settings'

/** The help page, which needs no chat. */
const HELP = '/za/help/#chat'

let code: typeof AnswerChat | undefined

type ChatPlaceProps = {
  /** Closes the drawers of the layout, which may hold a link to the chat. */
  closeDrawers: () => void
}

/** The container of the open chat, in the foot of the page. Nothing is loaded before a visitor follows a link to it. */
export const ChatPlace = ({ closeDrawers }: ChatPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = place.current
    if (!container) return
    code?.moveChat(container)
    const answer = async () => {
      code ??= await import(/* webpackChunkName: "chat" */ './answer-chat')
      await code.answerLink(container, closeDrawers)
    }
    const show = () => void whileWorking(answer()).catch(() => window.location.assign(HELP))
    if (window.location.hash === '#chat' && isServedPage()) show()
    return answerChatLinks(() => {
      if (code?.takeFailure()) return false
      show()
      return true
    })
  }, [closeDrawers])
  return chatScript() ? <div ref={place} data-chat="" /> : null
}
