import styled from 'styled-components'
import { Picture, type StoryblokAsset } from '../../content'
import { radius, type } from '../../theme'

const Row = styled.div`
  --portrait: 64px;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;

  > img {
    width: var(--portrait);
    height: var(--portrait);
    flex: none;
    border-radius: ${radius.pill};
    object-fit: cover;
  }
  /* Two cards beside each other on a phone. */
  @container (max-width: 159.98px) {
    flex-direction: column;
    align-items: start;
  }
`
const Words = styled.p`
  display: grid;
  gap: 2px;
  min-width: 0;
  ${type.label}
  font-size: 1rem;

  small {
    ${type.note}
    color: var(--quiet);
  }
`

type PersonProps = {
  name: string
  role?: string
  portrait?: Pick<StoryblokAsset, 'filename' | 'alt'>
}

/** Who says something: portrait, name, role and business. */
export const Person = ({ name, role, portrait }: PersonProps) => (
  <Row>
    <Picture asset={portrait} alt="" sizes="64px" />
    <Words>
      <span>{name}</span>
      {role ? <small>{role}</small> : null}
    </Words>
  </Row>
)
