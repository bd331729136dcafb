import { useEffect, useState } from 'react'
import { showQuery } from '../../../platform/address'
import { useInBrowser } from '../../../platform/use-in-browser'
import type { Calculator } from './map-calculator'
import { readMonth, writeMonth, type Month } from './month'

/** Milliseconds without a change after which the address is written: browsers allow a hundred changes in half a minute. */
const REST = 400

/**
 * The month that is shown: the example in the server's HTML, then that of the address, then what the visitor sets, which the
 * address follows without a step in the history. `rested` is the month once it has been left alone.
 */
export const useMonth = ({ channels, example }: Pick<Calculator, 'channels' | 'example'>) => {
  const readAddress = () => readMonth(window.location.search, channels, example)
  const addressed = useInBrowser(readAddress, example)
  const [own, setOwn] = useState<Month>()
  const [rested, setRested] = useState<Month>()
  const month = own ?? addressed
  const query = writeMonth('', channels, month)

  const show = () => showQuery(writeMonth(window.location.search, channels, month), { replaces: true })

  useEffect(() => {
    if (!own) return
    const timer = setTimeout(() => {
      setRested(own)
      showQuery(writeMonth(window.location.search, channels, own), { replaces: true })
    }, REST)
    return () => clearTimeout(timer)
  }, [own, channels])

  /** What is set before the address was read comes on top of it. */
  const change = (next: (month: Month) => Month) => setOwn((before) => next(before ?? readAddress()))

  return { month, rested, query, change, show }
}
