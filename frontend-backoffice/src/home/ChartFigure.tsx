import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import { Panel } from './Panel';

export interface ChartRow {
  key: string;
  label: string;
  /** One text for each column after the first. */
  cells: readonly string[];
  /** Where the rows it counts are listed. */
  to: string;
}

export interface ChartProps {
  title: string;
  /** What is counted, and in what. */
  unit: string;
  /** The first is that of the labels. */
  columns: readonly string[];
  rows: readonly ChartRow[];
  /** Said in place of a chart that has nothing to show. */
  empty: string | null;
  children: ReactNode;
}

function ChartTable({ title, columns, rows }: Pick<ChartProps, 'title' | 'columns' | 'rows'>) {
  return (
    <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label={`Tabla: ${title}`}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, label, cells, to }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <Link to={to}>{label}</Link>
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A chart with its title, its unit and the table behind it. */
export function ChartFigure({ title, unit, columns, rows, empty, children }: ChartProps) {
  const [table, setTable] = useState(false);
  const toggle = table ? 'Ver gráfico' : 'Ver tabla';
  return (
    <Panel
      figure
      title={title}
      note={unit}
      action={
        !empty && (
          <Button
            size="small"
            aria-label={`${toggle}: ${title}`}
            onClick={() => setTable(!table)}
            sx={{ flexShrink: 0, mt: -0.75 }}
          >
            {toggle}
          </Button>
        )
      }
    >
      {empty ? (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {empty}
        </Typography>
      ) : table ? (
        <ChartTable title={title} columns={columns} rows={rows} />
      ) : (
        children
      )}
    </Panel>
  );
}
