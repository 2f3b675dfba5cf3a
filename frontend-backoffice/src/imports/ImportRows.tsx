import { Box, Typography } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { fullName } from '../candidates/types';
import type { HiringDataProvider } from '../providers/dataProvider';
import type { ImportRowsQuery } from '../providers/calls/imports';
import { BusyButton } from '../ui/BusyButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';

type Row = Schemas['ImportRowResponse'];

interface Props {
  id: string;
  /** Another one: the rows have changed. */
  version: string | number;
  query: ImportRowsQuery;
  empty: string;
  render: (row: Row) => ReactNode;
}

/** Rows of a file in its order, fifty at a time. */
export function ImportRows({ id, version, query, empty, render }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const rows = useInfiniteQuery({
    queryKey: ['import-rows', id, query, version],
    queryFn: ({ pageParam }) => dataProvider.importRows(id, query, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
  });
  if (rows.isPending) return <ListSkeleton rows={4} />;
  if (!rows.data) {
    return (
      <LoadFailed
        title="No se pudieron cargar las filas"
        error={rows.error}
        onRetry={() => void rows.refetch()}
      />
    );
  }
  const found = rows.data.pages.flatMap(({ filas }) => filas);
  if (found.length === 0) return <StateMessage title={empty} />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((row) => (
          <Box
            key={row.numero}
            component="li"
            sx={{
              display: 'grid',
              gap: 1,
              columnGap: 2,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr) minmax(0, 1.2fr) auto' },
            }}
          >
            <Typography variant="caption" color="text.secondary">
              Fila {row.numero}
            </Typography>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 700 }}>{fullName(row) || 'Sin nombre'}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[row.email, row.telefono].filter(Boolean).join(', ')}
              </Typography>
            </Box>
            {render(row)}
          </Box>
        ))}
      </Box>
      {rows.hasNextPage && (
        <BusyButton
          variant="outlined"
          busy={rows.isFetchingNextPage}
          onClick={() => void rows.fetchNextPage()}
          sx={{ minHeight: 44, mt: 2 }}
        >
          {rows.isFetchingNextPage ? 'Cargando...' : 'Ver más'}
        </BusyButton>
      )}
    </>
  );
}
