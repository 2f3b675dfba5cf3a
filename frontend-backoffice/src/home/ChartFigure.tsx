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
import { translate } from '../i18n/texts';

export interface ChartRow {
  key: string;
  label: string;
  /** One text for each column after the first. */
  cells: readonly string[];
  /** Where the rows it counts are listed. */
  to: string;
}

export interface ChartProps {
  /** Of its title, and of its unit: what is counted, and in what. */
  name: string;
  unit?: string;
  /** The first is that of the labels. */
  columns: readonly string[];
  rows: readonly ChartRow[];
  /** Said in place of a chart that has nothing to show. */
  empty: string | null;
  children: ReactNode;
}

function ChartTable({ label, columns, rows }: Pick<ChartProps, 'columns' | 'rows'> & { label: string }) {
  return (
    <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                {translate(`home.chartColumns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, label: name, cells, to }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <Link to={to}>{name}</Link>
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

export function ChartFigure({ name, unit, columns, rows, empty, children }: ChartProps) {
  const [table, setTable] = useState(false);
  const title = translate(`home.chartTitles.${name}`);
  const toggle = translate(table ? 'home.charts.showChart' : 'home.charts.showTable');
  return (
    <Panel
      figure
      title={title}
      note={unit ?? `home.chartUnits.${name}`}
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
          {translate(empty)}
        </Typography>
      ) : table ? (
        <ChartTable label={translate('home.charts.table', { title })} columns={columns} rows={rows} />
      ) : (
        children
      )}
    </Panel>
  );
}
