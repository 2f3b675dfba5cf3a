import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton';
import { LoadFailed } from './LoadFailed';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface Props<Data> {
  of: Query<Data>;
  /** Title of a failed load. */
  failed: string;
  /** Of the placeholder. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** What a query has read, which stays while a later reading fails; before it a placeholder, or its failure. */
export function Loaded<Data>({ of: { data, error, refetch }, failed, rows = 4, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed title={failed} error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={rows} />;
}

interface ListProps<Row> extends Omit<Props<readonly Row[]>, 'children'> {
  /** Said of a list without rows. */
  empty: string;
  /** A list item. */
  item: (row: Row) => ReactNode;
}

/** The rows that a query has read, each below the other. */
export function LoadedList<Row>({ empty, item, ...loaded }: ListProps<Row>) {
  return (
    <Loaded {...loaded}>
      {(rows) =>
        rows.length === 0 ? (
          <Typography color="text.secondary">{empty}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map(item)}
          </Box>
        )
      }
    </Loaded>
  );
}
