import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

const card = (
  bundle_code: string,
  fields: Partial<Bloks.PackageMachineBundleCard>,
): Bloks.PackageMachineBundleCard => ({
  component: 'package_machine_bundle_card',
  _uid: `bundle-card-${bundle_code}`,
  bundle_code,
  ...fields,
})

export const examples = {
  full: card('market-day-kit', {
    title: 'Two stalls, two machines',
    text: 'One machine each, and a spare line for both.',
    image: exampleAsset(
      '1600x1600/90fcebd390/market-day-kit-set.webp',
      'Khumo and Neo Touch with two SIM cards',
    ),
    buyText: 'Get the kit',
    link: exampleLink('shop/bundles/market-day-kit'),
  }),
  required: card('starter-kit', {}),
  till: card('counter-kit', {}),
} satisfies Record<string, Bloks.PackageMachineBundleCard>
