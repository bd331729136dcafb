import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseImagePath } from './parse-image-path'
import { planSize, type SizePlan } from './plan-size'

const SOURCE = { width: 1600, height: 1200 }

function plan(operations: string, source = SOURCE): SizePlan {
  const parsed = parseImagePath(`/f/1/1x1/ab/a.png/m/${operations}`)?.operations
  if (!parsed) throw new Error(`${operations} is not an image operation`)
  return planSize(source, parsed)
}

describe('planSize', () => {
  test.each([
    ['', 1600, 1200],
    ['800x0', 800, 600],
    ['0x300', 400, 300],
    ['400x400', 400, 400],
    ['3200x0', 3200, 2400],
    ['3200x0/filters:no_upscale()', 1600, 1200],
    ['3200x3200/filters:no_upscale()', 1200, 1200],
    ['fit-in/400x400', 400, 300],
    ['fit-in/3200x3200', 1600, 1200],
    ['fit-in/400x400/filters:fill(ffffff)', 400, 400],
  ])('%s gives %i × %i', (operations, width, height) => {
    expect(plan(operations).result).toEqual({ width, height })
  })

  test('crops from the middle', () => {
    expect(plan('600x600')).toMatchObject({
      scaled: { width: 800, height: 600 },
      crop: { left: 100, top: 0, width: 600, height: 600 },
    })
  })

  test('crops around the focal area, never past the edge', () => {
    expect(plan('600x600/filters:focal(1500x0:1600x100)').crop).toMatchObject({ left: 200, top: 0 })
    expect(plan('600x600/filters:focal(0x0:10x10)').crop).toMatchObject({ left: 0, top: 0 })
  })

  test('leaves a smart crop to the renderer, unless an area is named', () => {
    expect(plan('600x600/smart').crop).toBeUndefined()
    expect(plan('600x600/smart/filters:focal(0x0:10x10)').crop).toBeDefined()
  })

  test('the window always lies inside the scaled picture', () => {
    const side = fc.integer({ min: 1, max: 4000 })
    const operations = fc.tuple(fc.nat(4000), fc.nat(4000), fc.boolean(), fc.boolean())
    fc.assert(
      fc.property(side, side, operations, (width, height, [toWidth, toHeight, fitIn, noUpscale]) => {
        const text = `${fitIn ? 'fit-in/' : ''}${toWidth}x${toHeight}${noUpscale ? '/filters:no_upscale()' : ''}`
        const { scaled, crop } = plan(text, { width, height })
        expect(crop && crop.left >= 0 && crop.left + crop.width <= scaled.width).toBe(true)
        expect(crop && crop.top >= 0 && crop.top + crop.height <= scaled.height).toBe(true)
      }),
    )
  })
})
