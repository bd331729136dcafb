import { useMemo } from 'react'
import styled from 'styled-components'
import { radius } from '../../theme'
import { Icon } from '../../ui'
import type { FieldView } from './field-view'
import { Input, Press, Row, Square, Stack } from './parts'
import {
  storedTable,
  tableOf,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  type Table,
} from './values'

const Scroller = styled.div`
  overflow-x: auto;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: ${radius.control};

  & table {
    border-spacing: 4px;
  }
  & th {
    text-align: left;
  }
  & input {
    min-width: 132px;
  }
  & thead input {
    font-weight: 600;
  }
`

/** The name of a column for its cells: the words in its header. */
const columnName = ({ head }: Table, at: number): string => head[at]?.value.trim() || `column ${at + 1}`

/** A table, each cell as a text field. */
export const TableField = ({ id, label, value, onChange }: FieldView) => {
  const table = useMemo(() => tableOf(value), [value])
  const change = (next: Table) => onChange(storedTable(value, next))
  return (
    <Stack>
      {table.head.length === 0 && table.rows.length === 0 ? null : (
        <Scroller tabIndex={-1}>
          <table aria-label={label}>
            <thead>
              <tr>
                {table.head.map((cell, column) => (
                  <th key={cell._uid} scope="col">
                    <Input
                      id={column === 0 ? id : undefined}
                      type="text"
                      aria-label={`Header of column ${column + 1}`}
                      value={cell.value}
                      onChange={({ target }) => change(withCell(table, -1, column, target.value))}
                    />
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, at) => (
                <tr key={row._uid}>
                  {row.body.map((cell, column) => (
                    <td key={cell._uid}>
                      <Input
                        type="text"
                        aria-label={`Row ${at + 1}, ${columnName(table, column)}`}
                        value={cell.value}
                        onChange={({ target }) => change(withCell(table, at, column, target.value))}
                      />
                    </td>
                  ))}
                  <td>
                    <Square name={`Remove row ${at + 1}`} onClick={() => change(withoutRow(table, at))}>
                      <Icon name="trash" size={20} />
                    </Square>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                {table.head.map((cell, column) => (
                  <td key={cell._uid}>
                    <Square
                      name={`Remove ${columnName(table, column)}`}
                      onClick={() => change(withoutColumn(table, column))}
                    >
                      <Icon name="trash" size={20} />
                    </Square>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </Scroller>
      )}
      <Row>
        <Press icon="plus" onClick={() => change(withRow(table))}>
          Add a row
        </Press>
        <Press icon="plus" onClick={() => change(withColumn(table))}>
          Add a column
        </Press>
      </Row>
    </Stack>
  )
}
