import { create } from 'zustand'
import { useNotifications } from '../../ui'

/** Ids of the toasts on their way out. A store, since a change of route rebuilds the page around the toasts. */
export const useFading = create<{ ids: ReadonlySet<number> }>(() => ({ ids: new Set() }))

export const setFading = (id: number, fading: boolean): void =>
  useFading.setState(({ ids }) => {
    const next = new Set(ids)
    if (fading) next.add(id)
    else next.delete(id)
    return { ids: next }
  })

/** Toasts belong to the page that caused them: another path sends them all off (spec 4). */
export const fadeAll = (): void =>
  useFading.setState({ ids: new Set(useNotifications.getState().notifications.map(({ id }) => id)) })
