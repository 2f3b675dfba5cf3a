import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Divider, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { later } from '../ui/later';
import { ABOVE_LINK } from '../ui/DetailLink';
import { ICON_SIZE } from '../ui/iconSize';
import { boardAddress, editAddress, previewAddress, vacancyAddress } from './addresses';
import { DeleteVacancyDialog } from './DeleteVacancyDialog';
import { SalaryReasonDialog } from './SalaryReasonDialog';
import { opensNext, STEPS } from './steps';
import type { Vacancy } from './types';
import { useDuplicate } from './useDuplicate';
import { useStateChange } from './useStateChange';

const ClosingDialog = later(() => import('./ClosingDialog'), 'ClosingDialog');

const WHY_NOT = 'No se puede eliminar una vacante con aplicaciones. Cambia el estado primero.';

/** Everything that one may do with a vacancy. */
export function VacancyMenu({ vacancy }: { vacancy: Vacancy }) {
  const { id, titulo, estado } = vacancy;
  const { permissions } = usePermissions<string[]>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'close' | 'delete' | null>(null);
  const { change, busy, reasonDialog } = useStateChange(vacancy);
  const { duplicate, isPending: duplicating } = useDuplicate(id);
  const writes = permissions?.includes('vacancies:write') ?? false;
  const isOpen = estado !== 'cerrada';
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };

  return (
    <>
      <IconButton
        aria-label={`Más acciones de ${titulo}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...ABOVE_LINK, ...ICON_SIZE }}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {writes && isOpen && (
          <MenuItem component={Link} to={editAddress(id)}>
            Editar
          </MenuItem>
        )}
        {writes && (
          <MenuItem disabled={duplicating} onClick={choose(duplicate)}>
            Duplicar
          </MenuItem>
        )}
        <MenuItem
          component="a"
          href={previewAddress(id)}
          target="_blank"
          rel="noopener"
          onClick={() => setAnchor(null)}
        >
          Vista previa
        </MenuItem>
        {estado !== 'activa' && (
          <MenuItem component={Link} to={boardAddress(id)}>
            Tablero
          </MenuItem>
        )}
        <MenuItem component={Link} to={vacancyAddress(id, 'encajan')} onClick={() => setAnchor(null)}>
          Quién encaja
        </MenuItem>
        {writes && [
          <Divider key="states" />,
          ...(opensNext(estado) ? STEPS[estado].slice(1) : STEPS[estado]).map(({ to, label }) => (
            <MenuItem key={to} disabled={busy} onClick={choose(() => change(to))}>
              {label}
            </MenuItem>
          )),
          isOpen && (
            <MenuItem key="close" onClick={choose(() => setDialog('close'))}>
              Cerrar vacante
            </MenuItem>
          ),
          <Divider key="removal" />,
          vacancy.gestion?.puede_eliminar ? (
            <MenuItem key="delete" onClick={choose(() => setDialog('delete'))} sx={{ color: 'error.main' }}>
              Eliminar
            </MenuItem>
          ) : (
            // The keyboard reaches it, so that the reason can be read.
            <MenuItem key="delete" aria-disabled="true" sx={{ cursor: 'default', maxWidth: 320 }}>
              <ListItemText
                primary="No se puede eliminar"
                secondary={WHY_NOT}
                sx={{ whiteSpace: 'normal' }}
                slotProps={{ primary: { color: 'warning.main' } }}
              />
            </MenuItem>
          ),
        ]}
      </Menu>
      {dialog === 'close' && <ClosingDialog vacancy={vacancy} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteVacancyDialog vacancy={vacancy} onClose={() => setDialog(null)} />}
      {reasonDialog && <SalaryReasonDialog {...reasonDialog} />}
    </>
  );
}
