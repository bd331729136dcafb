import { useEffect, useState, type ComponentType } from 'react'
import { untilLoaded } from '../../islands'
import { dialogNamed, useDialogCode } from '../../ui'

type DialogsProps = { path: string }

const load = () => import(/* webpackChunkName: "dialogs" */ './dialog-effects')

/** Whether a dialog opens on this page without a press: the address names it, or its content opens it. */
const opensAutomatically = (): boolean =>
  dialogNamed(window.location.hash.slice(1)) !== undefined ||
  window.location.search.includes('overlay_open') ||
  document.querySelector('[data-opens-itself]') !== null

/** The dialogs of a page; their code is loaded when one of them is about to open. */
export const Dialogs = ({ path }: DialogsProps) => {
  const isWanted = useDialogCode((code) => code.isWanted)
  const [Effects, setEffects] = useState<ComponentType<DialogsProps>>()
  useEffect(() => {
    if (opensAutomatically()) useDialogCode.setState({ isWanted: true })
  }, [path])
  useEffect(() => {
    if (isWanted) void untilLoaded(load).then(({ DialogEffects }) => setEffects(() => DialogEffects))
  }, [isWanted])
  return Effects ? <Effects path={path} /> : null
}
