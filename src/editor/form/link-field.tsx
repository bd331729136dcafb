import { useId, useState } from 'react'
import styled from 'styled-components'
import { from } from '../../theme'
import { PickAsset } from './asset-picker'
import { useFormAround, type FieldView } from './field-view'
import { Box, CheckLine, Hint, Inner, Input, Press, Row, Select, Stored } from './parts'
import { isObject, textOf, type Field } from './space'
import { PickStory, StoryName } from './story-field'
import {
  addressOf,
  changedLink,
  linkKind,
  linkKinds,
  linkOfKind,
  linkToAddress,
  linkToStory,
  storiesFor,
  type Link,
  type LinkKind,
} from './values'

const KIND_WORDS: Record<LinkKind, string> = {
  story: 'Page of this site',
  url: 'Web address',
  email: 'Email',
  asset: 'File',
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`

type LinkFormProps = { link: unknown; field: Field; onChange: (link: Link) => void }

const StoryTarget = ({ link, field, onChange }: LinkFormProps) => {
  const { space } = useFormAround()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const stored: Link = isObject(link) ? link : {}
  const uuid = textOf(stored.id)
  return (
    <>
      <Row>
        {uuid ? <StoryName uuid={uuid} stories={space.stories} /> : <Hint>No page chosen.</Hint>}
        <Press icon="search" onClick={() => setOpen(true)}>
          {uuid ? 'Choose another page' : 'Choose a page'}
        </Press>
        {uuid ? <Press onClick={() => onChange(linkToStory(link, undefined))}>Remove the page</Press> : null}
      </Row>
      <Inner id={id} label="Anchor">
        <Input
          id={id}
          type="text"
          autoComplete="off"
          value={textOf(stored.anchor)}
          onChange={({ target }) => onChange(changedLink(link, { anchor: target.value.replace(/^#/, '') }))}
        />
        <Hint>The name of a part of the page, without #. Without a page: a part of this page.</Hint>
      </Inner>
      <PickStory
        isOpen={isOpen}
        stories={storiesFor(field, space.stories)}
        chosen={[uuid]}
        onPick={(story) => onChange(linkToStory(link, story))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const FileTarget = ({ link, onChange }: LinkFormProps) => {
  const [isOpen, setOpen] = useState(false)
  const address = addressOf(link)
  return (
    <>
      <Row>
        <Hint>{address ? (address.split('/').at(-1) ?? address) : 'No file chosen.'}</Hint>
        <Press icon="search" onClick={() => setOpen(true)}>
          {address ? 'Choose another file' : 'Choose a file'}
        </Press>
      </Row>
      <PickAsset
        isOpen={isOpen}
        field={{ type: 'asset' }}
        onPick={({ filename }) => onChange(linkToAddress(link, filename))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const AddressTarget = ({ link, onChange }: LinkFormProps) => {
  const id = useId()
  const isEmail = linkKind(link) === 'email'
  return (
    <Inner id={id} label={isEmail ? 'Email address' : 'Address'}>
      <Input
        id={id}
        type="text"
        inputMode={isEmail ? 'email' : 'url'}
        autoComplete="off"
        value={addressOf(link)}
        onChange={({ target }) => onChange(linkToAddress(link, target.value))}
      />
      {isEmail ? null : (
        <Hint>With its query and anchor, such as https://example.com/page?from=site#part.</Hint>
      )}
    </Inner>
  )
}

const TARGETS = { story: StoryTarget, url: AddressTarget, email: AddressTarget, asset: FileTarget } as const

/** Where a link leads and how it opens, as far as the field permits. */
export const LinkForm = ({ link, field, onChange }: LinkFormProps) => {
  const id = useId()
  const kind = linkKind(link)
  const kinds = linkKinds(field)
  const Target = TARGETS[kind]
  return (
    <Box>
      <Halves>
        <Inner id={id} label="Leads to">
          <Select
            id={id}
            value={kind}
            onChange={({ target }) => onChange(linkOfKind(link, target.value as LinkKind))}
          >
            {[...kinds, ...(kinds.includes(kind) ? [] : [kind])].map((one) => (
              <option key={one} value={one}>
                {KIND_WORDS[one]}
              </option>
            ))}
          </Select>
        </Inner>
      </Halves>
      <Target key={kind} link={link} field={field} onChange={onChange} />
      {field.allow_target_blank ? (
        <CheckLine>
          <input
            type="checkbox"
            checked={isObject(link) && link.target === '_blank'}
            onChange={({ target }) =>
              onChange(changedLink(link, { target: target.checked ? '_blank' : '_self' }))
            }
          />
          <span>Opens in a new window</span>
        </CheckLine>
      ) : null}
    </Box>
  )
}

export const LinkField = ({ field, value, onChange }: FieldView) =>
  value === undefined || value === null || value === '' || isObject(value) ? (
    <LinkForm link={value} field={field} onChange={onChange} />
  ) : (
    <Stored>{JSON.stringify(value)}</Stored>
  )
