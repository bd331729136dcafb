import type { ReactElement } from 'react'
import type { Blok, Finding } from '../../page'

export type Component = {
  name: string
  display_name: string | null
  is_root?: boolean
  component_group_uuid?: string | null
  schema: Readonly<Record<string, { type: string; default_value?: unknown }>>
}
export type Asset = { id: number; filename: string; alt?: string | null; title?: string | null }

/** What a form needs to know of the space around the story. */
export interface SpaceAround {
  components: readonly Component[]
  datasources: Readonly<Record<string, readonly { name: string; value: string }[]>>
  stories: readonly {
    id: number
    uuid: string
    name: string
    full_slug: string
    component: string
    isFolder: boolean
  }[]
  assets: {
    list(): Promise<readonly Asset[]>
    upload(file: File): Promise<Asset>
  }
}
export interface BlockFormProps {
  block: Blok
  onChange(next: Blok): void
  onOpen(uid: string): void
  findings: readonly Finding[]
  space: SpaceAround
}
export { BlockForm, pathTo, replaceBlock } from './stub'
export type BlockFormElement = ReactElement
