import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { nextTask } from '../../platform/idle'

/** Renders, and waits until the saved cart has been read, which happens in a separate task. */
export const renderInitialised = async (children: ReactNode): Promise<void> => {
  render(children)
  await act(nextTask)
}
