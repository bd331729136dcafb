import { asField } from './field-view'
import type { Kind } from './schema'
import { AssetField, AssetsField } from './asset-field'
import { BloksField } from './bloks-field'
import { LinkField } from './link-field'
import { RichTextField } from './rich-text/rich-text-field'
import {
  BooleanField,
  ColourField,
  DateField,
  MarkdownField,
  NumberField,
  OptionField,
  OptionsField,
  TextAreaField,
  TextField,
  UnknownField,
} from './simple-fields'
import { StoriesField, StoryField } from './story-field'
import { TableField } from './table-field'

/** What draws each kind of field. */
export const FIELDS: Record<Kind, ReturnType<typeof asField>> = {
  text: asField(TextField),
  textarea: asField(TextAreaField),
  markdown: asField(MarkdownField),
  richtext: asField(RichTextField),
  number: asField(NumberField),
  boolean: asField(BooleanField),
  datetime: asField(DateField),
  option: asField(OptionField),
  options: asField(OptionsField),
  story: asField(StoryField),
  stories: asField(StoriesField),
  asset: asField(AssetField),
  multiasset: asField(AssetsField),
  multilink: asField(LinkField),
  table: asField(TableField),
  colour: asField(ColourField),
  bloks: asField(BloksField),
  unknown: asField(UnknownField),
}
