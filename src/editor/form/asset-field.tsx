import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import styled from 'styled-components'
import { assetUrl, imageUrl, parseAsset } from '../../content'
import { from, ink, type } from '../../theme'
import { Icon } from '../../ui'
import { fileName, PickAsset, Thumbnail } from './asset-picker'
import { moved } from './blocks'
import type { FieldView } from './field-view'
import { Box, Hint, Inner, Input, OwnIcon, Press, Row, Square, Stack } from './parts'
import { isObject, textOf, type Field } from './space'
import { assetValue, focusAt, pointOf } from './values'

type Stored = Record<string, unknown>

const isAsset = (value: unknown): value is Stored => isObject(value) && textOf(value.filename) !== ''

const Picture = styled.button`
  position: relative;
  display: block;
  width: fit-content;
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: ${ink(6)};
  cursor: crosshair;

  & > img {
    max-height: 320px;
    object-fit: contain;
  }
  & > i {
    position: absolute;
    left: calc(var(--x) * 100%);
    top: calc(var(--y) * 100%);
    width: 28px;
    height: 28px;
    margin: -14px;
    border: 3px solid #fff;
    border-radius: 50%;
    box-shadow: 0 0 0 2px #0a0a0a;
  }
`

/** How far one press of an arrow key moves the focal point. */
const STEP = 0.05
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type FocusProps = { asset: Stored; onChange: (focus: string) => void }

/** The picture, on which a press or the arrow keys set the focal point: what stays in view where it is cropped. */
const FocalPoint = ({ asset, onChange }: FocusProps) => {
  const filename = textOf(asset.filename)
  const size = parseAsset(filename)
  const id = useId()
  if (!size || !size.width || /\.svg$/i.test(filename)) return null
  const point = pointOf(asset.focus, size)
  const set = (x: number, y: number) => onChange(focusAt({ x, y }, size))
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // A press by the keyboard has no place.
    if (event.detail > 0 && box.width > 0)
      set((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const arrow = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    const { x: left, y: top } = point ?? { x: 0.5, y: 0.5 }
    set(Math.min(1, Math.max(0, left + x)), Math.min(1, Math.max(0, top + y)))
  }
  return (
    <Stack>
      <Picture
        type="button"
        aria-label="Set the focal point"
        aria-describedby={id}
        onClick={press}
        onKeyDown={arrow}
        style={{ '--x': point?.x ?? 0.5, '--y': point?.y ?? 0.5 } as object}
      >
        <img src={imageUrl(filename, 640)} alt="" width={size.width} height={size.height} />
        {point ? <i /> : null}
      </Picture>
      <Row>
        <Hint id={id}>
          {point
            ? `Focal point ${Math.round(point.x * 100)} % from the left, ${Math.round(point.y * 100)} % from the top.`
            : 'No focal point. Press the picture, or use the arrow keys, to say what stays in view where it is cropped.'}
        </Hint>
        {point ? <Press onClick={() => onChange('')}>Remove the focal point</Press> : null}
      </Row>
    </Stack>
  )
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
const Head = styled(Row)`
  --thumb: 56px;

  & > a {
    flex: 1 1 120px;
  }
`
const More = styled.details`
  & > summary {
    ${type.label}
    min-height: 44px;
    padding-block: 12px;
  }
`

type AssetWordsProps = { asset: Stored; onChange: (asset: Stored) => void }

const AssetWord = ({ asset, onChange, name, label }: AssetWordsProps & { name: string; label: string }) => {
  const id = useId()
  return (
    <Inner id={id} label={label}>
      <Input
        id={id}
        type="text"
        value={textOf(asset[name])}
        onChange={({ target }) => onChange({ ...asset, [name]: target.value })}
      />
    </Inner>
  )
}

/** What is said of an asset where it stands. */
const AssetWords = ({ asset, onChange }: AssetWordsProps) => {
  const filename = textOf(asset.filename)
  const words = { asset, onChange }
  return (
    <>
      <Head>
        <Thumbnail filename={filename} />
        <a href={assetUrl(filename) || filename} target="_blank" rel="noopener">
          {fileName({ filename })}
        </a>
      </Head>
      <AssetWord {...words} name="alt" label="Alt text" />
      <More>
        <summary>Title, copyright, focal point</summary>
        <Stack>
          <Words>
            <AssetWord {...words} name="title" label="Title" />
            <AssetWord {...words} name="copyright" label="Copyright" />
          </Words>
          <FocalPoint asset={asset} onChange={(focus) => onChange({ ...asset, focus })} />
        </Stack>
      </More>
    </>
  )
}

export const AssetField = ({ id, field, value, onChange, described }: FieldView) => {
  const [isOpen, setOpen] = useState(false)
  const asset = isAsset(value) ? value : undefined
  return (
    <Box>
      {asset ? <AssetWords asset={asset} onChange={onChange} /> : <Hint>Nothing chosen.</Hint>}
      <Row>
        <Press
          id={id}
          icon="search"
          aria-describedby={described['aria-describedby']}
          onClick={() => setOpen(true)}
        >
          {asset ? 'Replace' : 'Choose or upload'}
        </Press>
        {asset ? (
          <Press icon="trash" onClick={() => onChange(assetValue(undefined))}>
            Remove
          </Press>
        ) : null}
      </Row>
      <PickAsset
        isOpen={isOpen}
        field={field}
        onPick={(picked) => onChange(assetValue(picked))}
        onClose={() => setOpen(false)}
      />
    </Box>
  )
}

type AssetRowProps = {
  asset: Stored
  at: number
  count: number
  onChange: (asset: Stored) => void
  onMove: (by: number) => void
  onRemove: () => void
}

const AssetRow = ({ asset, at, count, onChange, onMove, onRemove }: AssetRowProps) => {
  const name = fileName({ filename: textOf(asset.filename) })
  return (
    <Box role="group" aria-label={`${at + 1}. ${name}`}>
      <AssetWords asset={asset} onChange={onChange} />
      <Row>
        <Square name={`Move ${name} up`} aria-disabled={at === 0 || undefined} onClick={() => onMove(-1)}>
          <OwnIcon name="up" />
        </Square>
        <Square
          name={`Move ${name} down`}
          aria-disabled={at === count - 1 || undefined}
          onClick={() => onMove(1)}
        >
          <OwnIcon name="down" />
        </Square>
        <Square name={`Take out ${name}`} onClick={onRemove}>
          <Icon name="trash" size={20} />
        </Square>
      </Row>
    </Box>
  )
}

const isPlain = (value: unknown): value is Stored[] => Array.isArray(value) && value.every(isAsset)

export const AssetsField = ({ id, field, value, onChange, described }: FieldView & { field: Field }) => {
  const [isOpen, setOpen] = useState(false)
  const assets = isPlain(value) ? value : []
  return (
    <Stack>
      {assets.map((asset, at) => (
        <AssetRow
          // One asset may stand in a list twice.
          key={`${String(asset.id)}-${assets.slice(0, at).filter((other) => other.id === asset.id).length}`}
          asset={asset}
          at={at}
          count={assets.length}
          onChange={(next) => onChange(assets.map((one, other) => (other === at ? next : one)))}
          onMove={(by) => onChange(moved(assets, at, by))}
          onRemove={() => onChange(assets.filter((_, other) => other !== at))}
        />
      ))}
      <Row>
        <Press
          id={id}
          icon="plus"
          aria-describedby={described['aria-describedby']}
          onClick={() => setOpen(true)}
        >
          Add a file
        </Press>
      </Row>
      <PickAsset
        isOpen={isOpen}
        field={field}
        onPick={(picked) => onChange([...assets, assetValue(picked)])}
        onClose={() => setOpen(false)}
      />
    </Stack>
  )
}
