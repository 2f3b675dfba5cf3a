import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { ButtonBase, Menu, MenuItem } from '@mui/material';
import { type Prioridad, PRIORIDAD_LABEL, PRIORIDAD_TONE, PRIORIDADES } from '@hiring/contract';
import { useCanAccess, useNotify } from 'react-admin';
import { ToneBadge } from '../ui/display/text';
import { useMenu } from '../ui/lists/useMenu';
import { PriorityBadge } from './StateBadges';
import { type CandidateRow, fullName } from './useCandidate';
import { useApplicationWrite } from './useApplicationWrite';
import { api, at } from '../providers/api';
import { translate } from '../i18n/texts';

/** The priority as a badge that opens a menu with all of them. */
export function PriorityMenu({ row }: { row: CandidateRow }) {
  const { prioridad: current, aplicacion_id: id, aplicacion_version: version } = row;
  const { canAccess } = useCanAccess({ resource: 'applications', action: 'move' });
  const notify = useNotify();
  const { button, menu, choose } = useMenu();
  const { mutate, isPending } = useApplicationWrite(
    ({ prioridad }: { id: string; prioridad: Prioridad }) =>
      api.put('/api/applications/{id}/priority', at(id, { prioridad, version })),
    {
      onDone: ({ message }) =>
        notify('candidates.people.priorityChanged', { type: 'success', messageArgs: { message } }),
      failure: 'candidates.people.priorityFailed',
    },
  );
  if (!canAccess) return <PriorityBadge prioridad={current} />;

  return (
    <>
      <ButtonBase
        {...button}
        // Not `disabled`: a disabled button would lose the focus.
        aria-disabled={isPending}
        aria-label={translate('candidates.people.priorityOf', {
          name: fullName(row),
          priority: PRIORIDAD_LABEL[current],
        })}
        data-key="p"
        {...(isPending && { onClick: undefined })}
        sx={{
          font: 'inherit',
          borderRadius: 1,
          minHeight: 28,
          // High enough for a thumb, without taking up the space.
          '@media (pointer: coarse)': { minHeight: 44, my: -1 },
        }}
      >
        <ToneBadge tone={PRIORIDAD_TONE[current]} dot>
          {PRIORIDAD_LABEL[current]}
          <ArrowDropDown aria-hidden sx={{ fontSize: 18, mx: -0.5 }} />
        </ToneBadge>
      </ButtonBase>
      {/* Nothing of it exists in the rows where it was never opened. */}
      {menu.container && (
        <Menu {...menu}>
          {PRIORIDADES.map((prioridad) => (
            <MenuItem
              key={prioridad}
              selected={prioridad === current}
              onClick={choose(() => prioridad !== current && mutate({ id, prioridad }))}
            >
              <PriorityBadge prioridad={prioridad} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
