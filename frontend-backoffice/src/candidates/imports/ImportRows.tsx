import { Translate } from 'react-admin';
import { Box, Button, List, Typography } from '@mui/material';
import type { ImportRowFilter, ImportRowState } from '@hiring/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../useCandidate';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { MoreButton } from '../../ui/buttons';
import { api, withoutBlanks, usePages, type Schemas } from '../../providers/api';
import { IMPORTS } from './types';
import { translate } from '../../i18n/texts';

/** The way back to the list of imports. */
export const BACK = (
  <Button component={Link} to={IMPORTS}>
    <Translate i18nKey="people.importList.back" />
  </Button>
);

const ROW = {
  display: 'grid',
  gap: 1,
  columnGap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr) minmax(0, 1.2fr) auto' },
} as const;

interface Props {
  id: string;
  /** Changes whenever the rows have changed: they are then read again. */
  version: string | number;
  query: { filtro?: ImportRowFilter; estado?: ImportRowState };
  render: (row: Schemas['ImportRowResponse']) => ReactNode;
}

export function ImportRows({ id, version, query, render }: Props) {
  const rows = usePages(
    ['import-rows', id, query, version],
    (cursor) =>
      api.get('/api/imports/{id}/rows', {
        params: { path: { id }, query: withoutBlanks({ ...query, cursor }) },
      }),
    { keepsPrevious: true },
  );
  return (
    <>
      <Loaded of={rows} failed="people.importRows.failed">
        {({ pages }) =>
          pages[0]?.filas.length === 0 ? (
            <StateMessage title="people.importRows.none" />
          ) : (
            <List disablePadding>
              {pages
                .flatMap(({ filas }) => filas)
                .map((row) => (
                  <Box key={row.numero} component="li" sx={ROW}>
                    <Typography variant="caption" color="text.secondary">
                      {translate('people.importRows.number', { number: row.numero })}
                    </Typography>
                    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                      <Typography variant="strong">
                        {fullName(row) || translate('people.importRows.unnamed')}
                      </Typography>
                      <Typography variant="note">
                        {[row.email, row.telefono].filter(Boolean).join(', ')}
                      </Typography>
                    </Box>
                    {render(row)}
                  </Box>
                ))}
            </List>
          )
        }
      </Loaded>
      <MoreButton of={rows} />
    </>
  );
}
