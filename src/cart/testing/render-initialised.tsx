import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { nextTask } from '../../platform/idle'

/** Renders, and waits until the saved cart was read, which is a task of its own. */
export const renderInitialised = async (children: ReactNode): Promise<void> => {
  render(children)
  await act(nextTask)
}
