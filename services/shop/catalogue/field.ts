import type { Static, TObject, TProperties, TSchema } from 'typebox'

/** One property of a product or bundle, in the catalogue file, the table, the code and the API. */
interface Field<Columns, File extends TProperties, Wire extends TProperties, Stored, Known, Item> {
  /** Columns of the table, by the names that the code uses. */
  columns: () => Columns
  /** Properties of a row of the catalogue file. */
  file: File
  /** Properties in the answers of the API. */
  wire: Wire
  toColumns(row: Static<TObject<File>>): Stored
  read(stored: Stored): Known
  present(item: Item, now: Date): Static<TObject<Wire>>
}

/** A field whose formats differ. */
export const field = <Columns, File extends TProperties, Wire extends TProperties, Stored, Known, Item>(
  row: Field<Columns, File, Wire, Stored, Known, Item>,
): Field<Columns, File, Wire, Stored, Known, Item> => row

type Same<Key extends string, Value> = Record<Key, Value>

/**
 * A field that every row has and that is the same everywhere: `key` in the code, `name` in file and answers.
 * @param wire the schema of answers, where it is looser than the file's
 */
export const required = <
  Key extends string,
  Name extends string,
  Column,
  File extends TSchema,
  Wire extends TSchema = File,
>(
  key: Key,
  name: Name,
  column: () => Column,
  file: File,
  wire: Wire = file as unknown as Wire,
) =>
  field({
    columns: () => ({ [key]: column() }) as Same<Key, Column>,
    file: { [name]: file } as Record<Name, File>,
    wire: { [name]: wire } as Record<Name, Wire>,
    toColumns: (row) => ({ [key]: (row as Record<Name, Static<Wire>>)[name] }) as Same<Key, Static<Wire>>,
    read: (stored: Same<Key, Static<Wire>>) => ({ [key]: stored[key] }) as Same<Key, Static<Wire>>,
    present: (item: Same<Key, Static<Wire>>) =>
      ({ [name]: item[key] }) as Static<TObject<Record<Name, Wire>>>,
  })

interface AnyField {
  columns: () => object
  file: TProperties
  wire: TProperties
  toColumns(row: never): object
  read(stored: never): object
  present(item: never, now: Date): object
}
type Fields = readonly AnyField[]

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? { [Key in keyof Whole]: Whole[Key] }
  : never

type Columns<F extends Fields> = Together<ReturnType<F[number]['columns']>>
type FileProperties<F extends Fields> = Together<F[number]['file']>
type WireProperties<F extends Fields> = Together<F[number]['wire']>
type Stored<F extends Fields> = Together<ReturnType<F[number]['toColumns']>>
/** The properties that the code reads from an item with these fields. */
export type Known<F extends Fields> = Together<ReturnType<F[number]['read']>>
type Presented<F extends Fields> = Together<ReturnType<F[number]['present']>>
type Item<F extends Fields> = Together<Parameters<F[number]['present']>[0]>

const merge = <Whole>(parts: readonly object[]): Whole => Object.assign({}, ...parts) as Whole

/** New columns for a table. */
export const columnsOf = <F extends Fields>(fields: F): Columns<F> =>
  merge(fields.map(({ columns }) => columns()))

export const fileProperties = <F extends Fields>(fields: F): FileProperties<F> =>
  merge(fields.map(({ file }) => file))

export const wireProperties = <F extends Fields>(fields: F): WireProperties<F> =>
  merge(fields.map(({ wire }) => wire))

/** The table's values of a row of a catalogue file. @param row that fits the file's schema */
export const storeFields = <F extends Fields>(fields: F, row: object): Stored<F> =>
  merge(fields.map((one) => one.toColumns(row as never)))

export const readFields = <F extends Fields>(fields: F, stored: Stored<F>): Known<F> =>
  merge(fields.map((one) => one.read(stored as never)))

/** In the API's format, as the item is at `now`. */
export const presentFields = <F extends Fields>(fields: F, item: Item<F>, now: Date): Presented<F> =>
  merge(fields.map((one) => one.present(item as never, now)))
