import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { ButtonBase, Menu, MenuItem } from '@mui/material';
import { type Prioridad, PRIORIDAD_LABEL, PRIORIDAD_TONE, PRIORIDADES } from '@hiring/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { problemOf, reasonOf } from '../providers/problem';
import { ToneBadge } from '../ui/ToneBadge';
import { PriorityBadge } from './StateBadges';
import { type CandidateRow, fullName } from './types';
import { useRefreshCandidates } from './useRefreshCandidates';

function useSetPriority(row: CandidateRow) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshCandidates();
  return useMutation({
    mutationFn: (prioridad: Prioridad) =>
      dataProvider.setPriority(row.aplicacion_id, { prioridad, version: row.aplicacion_version }),
    onSuccess: (answer) => {
      notify(`Prioridad actualizada. ${answer.message}`, { type: 'success' });
      void refresh(answer.candidate);
    },
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.code === 'stale_version') {
        notify(reasonOf(error), { type: 'warning', autoHideDuration: 10_000 });
        void refresh(problem.candidate);
        return;
      }
      notify('No se pudo actualizar la prioridad', { type: 'error' });
    },
  });
}

/** The priority as a badge that opens a menu with all of them. */
export function PriorityMenu({ row }: { row: CandidateRow }) {
  const { canAccess } = useCanAccess({ resource: 'applications', action: 'move' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useSetPriority(row);
  const menuId = useId();
  if (!canAccess) return <PriorityBadge prioridad={row.prioridad} />;

  return (
    <>
      <ButtonBase
        // Not disabled: the keyboard stays here.
        aria-disabled={isPending}
        aria-label={`Prioridad de ${fullName(row)}: ${PRIORIDAD_LABEL[row.prioridad]}`}
        aria-haspopup="menu"
        data-key="p"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => {
          if (isPending) return;
          // Inside the landmark or dialog of its button, where screen readers look for it.
          setContainer(currentTarget.closest<HTMLElement>('[role="dialog"], main'));
          setAnchor(currentTarget);
        }}
        sx={{
          font: 'inherit',
          borderRadius: 1,
          minHeight: 28,
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        <ToneBadge tone={PRIORIDAD_TONE[row.prioridad]} dot>
          {PRIORIDAD_LABEL[row.prioridad]}
          <ArrowDropDown aria-hidden sx={{ fontSize: 18, mx: -0.5 }} />
        </ToneBadge>
      </ButtonBase>
      {/* Nothing of it exists in the rows where it was never opened. */}
      {container && (
        <Menu
          id={menuId}
          anchorEl={anchor}
          open={Boolean(anchor)}
          onClose={() => setAnchor(null)}
          container={container}
        >
          {PRIORIDADES.map((prioridad) => (
            <MenuItem
              key={prioridad}
              selected={prioridad === row.prioridad}
              onClick={() => {
                setAnchor(null);
                if (prioridad !== row.prioridad) mutate(prioridad);
              }}
            >
              <PriorityBadge prioridad={prioridad} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
