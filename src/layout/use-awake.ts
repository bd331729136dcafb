import { useEffect, useState } from 'react'

/** False in the server's HTML and the first render, true once this part answers to its script. */
export const useAwake = (): boolean => {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}
