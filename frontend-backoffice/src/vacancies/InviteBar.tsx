import { Box, Button } from '@mui/material';
import { INVITACION_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { later } from '../ui/later';
import { type MatchRow, mayBeInvited } from './matchRow';
import type { Vacancy } from './vacancy';
import { MainButton } from '../ui/MainButton';

const InviteDialog = later(() => import('./InviteDialog'), 'InviteDialog');

/** Selects people and writes to them; at the foot of the window, so that no row moves. */
export function InviteBar({ vacancy }: { vacancy: Vacancy }) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<MatchRow>();
  const [people, setPeople] = useState<readonly MatchRow[] | null>(null);
  const free = data.filter(mayBeInvited).slice(0, INVITACION_LIMITS.people);
  const count = selectedIds.length;
  return (
    <Box
      role="group"
      aria-label="Invitar a las personas elegidas"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: 'inherit',
        bgcolor: 'background.paper',
      }}
    >
      {count > 0 ? (
        <Button onClick={() => onUnselectItems()}>Quitar la selección</Button>
      ) : (
        <Button disabled={free.length === 0} onClick={() => onSelect(free.map(({ id }) => id))}>
          Elegir todas ({free.length})
        </Button>
      )}
      <MainButton
        disabled={count === 0 || count > INVITACION_LIMITS.people}
        onClick={() => setPeople(data.filter(({ id }) => selectedIds.includes(id)))}
      >
        {count > INVITACION_LIMITS.people
          ? `${INVITACION_LIMITS.people} personas como máximo`
          : `Invitar${count > 0 ? ` a ${count}` : ''}`}
      </MainButton>
      {people && (
        <InviteDialog
          vacancy={vacancy}
          people={people}
          onDone={onUnselectItems}
          onClose={() => setPeople(null)}
        />
      )}
    </Box>
  );
}
