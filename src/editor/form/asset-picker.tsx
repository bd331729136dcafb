import { useEffect, useId, useState, type DragEvent } from 'react'
import styled from 'styled-components'
import { ink, type } from '../../theme'
import { thumbnailUrl } from '../../content'
import { useFormAround } from './field-view'
import { Hint } from './parts'
import { PickDialog } from './pick-dialog'
import type { Asset, Field } from './space'
import { takesFile } from './values'

const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg)$/i

const Frame = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: var(--thumb, 96px);
  height: var(--thumb, 96px);
  border-radius: 10px;
  background: ${ink(6)};
  ${type.note}
  font-weight: 600;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/** A small picture of an asset; of another file, the end of its name. */
export const Thumbnail = ({ filename }: { filename: string }) => (
  <Frame>
    {PICTURE.test(filename) ? (
      <img src={thumbnailUrl(filename, 'lineTwice')} alt="" loading="lazy" width={96} height={96} />
    ) : (
      <span>{filename.split('.').at(-1)?.toUpperCase()}</span>
    )}
  </Frame>
)

export const fileName = ({
  filename,
  short_filename: name,
}: Pick<Asset, 'filename' | 'short_filename'>): string => name ?? filename.split('/').at(-1) ?? filename

const DropPlace = styled.label`
  ${type.label}
  display: grid;
  place-items: center;
  min-height: 72px;
  padding: 12px;
  border: 2px dashed ${ink(40)};
  border-radius: 12px;
  text-align: center;
  cursor: pointer;

  &[data-over] {
    border-color: var(--accent);
    background: ${ink(5)};
  }
  &:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`

/** A place for a new file: dropped on it, or chosen. */
const Upload = ({ onFile, isBusy }: { onFile: (file: File) => void; isBusy: boolean }) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !isBusy) onFile(file)
  }
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isNow)
  }
  return (
    <DropPlace
      htmlFor={id}
      data-over={isOver ? '' : undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        take(event.dataTransfer.files[0])
      }}
    >
      <span>{isBusy ? 'Uploading…' : 'Upload a file: choose it, or drop it here'}</span>
      <input
        id={id}
        type="file"
        disabled={isBusy}
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
    </DropPlace>
  )
}

type PickAssetProps = {
  isOpen: boolean
  field: Field
  onPick: (asset: Asset) => void
  onClose: () => void
}

/** A dialog in which an asset of the library is picked, or a file is uploaded and taken. */
export const PickAsset = ({ isOpen, field, onPick, onClose }: PickAssetProps) => {
  const { list, upload } = useFormAround().space.assets
  const [assets, setAssets] = useState<readonly Asset[]>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    list().then(
      (all) => {
        if (!isCurrent) return
        setProblem('')
        setAssets(all)
      },
      (error: unknown) => (isCurrent ? setProblem(sentenceOf(error)) : undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen, list])
  const add = (file: File) => {
    setProblem('')
    if (!takesFile(field, file.name)) return setProblem(`This field takes no files such as ${file.name}.`)
    setBusy(true)
    upload(file)
      .then(
        (asset) => {
          onPick(asset)
          onClose()
        },
        (error: unknown) => setProblem(sentenceOf(error)),
      )
      .finally(() => setBusy(false))
  }
  const offered = (assets ?? []).filter(({ filename }) => takesFile(field, filename))
  return (
    <PickDialog
      isOpen={isOpen}
      title="Choose from the library"
      search="Search by name or alt text"
      empty={assets ? 'The library holds nothing that this field takes.' : problem ? '' : 'Loading…'}
      lead={
        <>
          <Upload onFile={add} isBusy={isBusy} />
          {problem ? <Problem role="alert">{problem}</Problem> : null}
        </>
      }
      groups={[
        {
          picks: offered.map((asset) => ({
            key: String(asset.id),
            title: fileName(asset),
            note: asset.alt ?? '',
            mark: <Thumbnail filename={asset.filename} />,
          })),
        },
      ]}
      onPick={(key) => {
        const asset = offered.find(({ id }) => String(id) === key)
        if (asset) onPick(asset)
      }}
      onClose={onClose}
    />
  )
}

const Problem = styled(Hint)`
  color: var(--danger);
  font-weight: 600;
`

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The library does not answer. Try again.'
