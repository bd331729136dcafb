import { useEffect, useState } from 'react'
import type { Measure } from './fit-text'
import { estimate, measureByCanvas } from './measure'

/** How wide texts are: about, as on the server, until the font of the page is here to be measured. */
export const useMeasure = (): Measure => {
  const [measure, setMeasure] = useState<Measure>(() => estimate)
  useEffect(() => {
    let isGone = false
    void measureByCanvas().then((exact) => {
      if (exact && !isGone) setMeasure(() => exact)
    })
    return () => {
      isGone = true
    }
  }, [])
  return measure
}
