import styled from 'styled-components'
import { Picture } from '../../../content'
import { below, hover, ink, layer, motion, radius, space, type } from '../../../theme'
import { Section } from '../../../ui'

export const Band = styled(Section)`
  padding-top: var(--under-navigation, 0px);
  overflow: clip;
  isolation: isolate;
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1020px);
  justify-content: center;
  padding-block: clamp(32px, 4.4vw, 72px) clamp(8px, 1.4vw, 24px);
`

export const Place = styled.div`
  container-type: inline-size;
`

/* The floor begins behind the feet of what stands on it and reaches the end of the band. */
export const Floor = styled.div`
  --height: clamp(14.5rem, min(98cqi / var(--rooms), 33vw), 36rem);
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(var(--height) * 0.76) -100vw 0;
    background: linear-gradient(rgb(0 0 0 / 0.07) 0 0), var(--band);
  }
`

/* Where they have no room beside each other, the row is swiped; the last one in view is cut, which says so. As wide as the
   window: a shadow would else end with the page's column. */
export const Row = styled.ul`
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  margin-inline: calc(50% - 50vw);
  padding: 0 calc(50vw - 50%) clamp(16px, 2vw, 32px);
  overflow-x: auto;
  overflow-y: clip;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space.gutter};
  scrollbar-width: none;

  > li {
    flex: none;
    width: calc(var(--height) * var(--room));
    min-width: 96px;
    scroll-snap-align: center;
  }
  /* A browser leaves a link with the focus where it is as long as some of it is seen: this brings it in whole. */
  &:has(a:focus-visible) {
    scroll-snap-type: x mandatory;

    > li:not(:has(a:focus-visible)) {
      scroll-snap-align: none;
    }
  }
  > li:first-child {
    margin-inline-start: auto;
  }
  > li:last-child {
    margin-inline-end: auto;
  }
`

const STANDING = `
  display: grid;
  grid-template-rows: var(--height) auto;
  justify-items: center;
  border-radius: ${radius.card};
  text-decoration: none;
`

export const Standing = styled.div`
  ${STANDING}
`

export const StandingLink = styled.a`
  ${STANDING}

  &:focus-visible {
    outline-offset: -3px;
  }
  > img {
    transition: transform ${motion.calm};
  }
  > span {
    text-decoration: underline 2px;
    text-decoration-color: ${ink(35)};
    text-underline-offset: 0.25em;
  }
  ${hover} {
    &:hover > img {
      transform: translateY(-6px);
    }
    &:hover > span {
      text-decoration-color: currentColor;
    }
  }
`

/* Wider than its place by the film around the thing: neighbours stand as near as things do. What is pressed is the place. */
export const Shot = styled(Picture)`
  align-self: end;
  width: calc(var(--height) * var(--size));
  max-width: none;
  height: calc(var(--height) * var(--size));
  object-fit: contain;
  object-position: 50% 100%;
  pointer-events: none;
`

export const Name = styled.span`
  min-height: 44px;
  padding: 4px 4px 12px;
  ${type.small}
  text-align: center;
  text-wrap: balance;

  ${below.sm} {
    font-size: 1rem;
  }
`
