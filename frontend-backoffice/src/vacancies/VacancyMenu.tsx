import { Confirm, useDelete, useNotify, usePermissions } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { requestKey } from '@hiring/contract';
import { useState } from 'react';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Divider, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { reasonOf } from '../providers/problem';
import { later } from '../ui/later';
import { ABOVE_LINK, ICON_SIZE } from '../ui/Detail';
import {
  boardAddress,
  editAddress,
  previewAddress,
  VACANCIES_PATH,
  type Vacancy,
  VACANCY_READS,
  vacancyAddress,
} from './vacancy';
import { opensNext, SalaryReasonDialog, STEPS, useStateChange } from './useStateChange';
import { api, useWrite, keyed } from '../providers/api';

/** Asks before a vacancy that nobody applied to is removed. A refusal keeps the question open. */
function DeleteVacancyDialog({ vacancy, onClose }: { vacancy: Vacancy; onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove, { isPending }] = useDelete<Vacancy>(
    'vacancies',
    { id: vacancy.id, previousData: vacancy },
    {
      onSuccess: () => {
        notify('Vacante eliminada', { type: 'success' });
        onClose();
        void navigate(VACANCIES_PATH);
      },
      onError: (error) => notify(`Error al eliminar la vacante. ${reasonOf(error)}`, { type: 'error' }),
    },
  );
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="Eliminar Vacante"
      content="¿Estás seguro de que quieres eliminar esta vacante? Esta acción no se puede deshacer."
      cancel="Cancelar"
      confirm={isPending ? 'Eliminando...' : 'Eliminar'}
      confirmColor="warning"
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

/** Makes a draft with the same text and opens its form. Pressed twice, it is one. */
function useDuplicate(id: string) {
  const navigate = useNavigate();
  const [key, setKey] = useState(requestKey);
  const { mutate, isPending } = useWrite(
    (of: string) =>
      api.post('/api/vacancies/{id}/duplicate', { params: { path: { id: of }, ...keyed(key) } }),
    {
      reads: VACANCY_READS,
      done: 'Copia creada como borrador',
      failure: 'No se ha duplicado la vacante.',
    },
  );
  const duplicate = () =>
    mutate(id, {
      onSuccess: (made) => {
        // Pressed again, it is another copy.
        setKey(requestKey());
        void navigate(editAddress(made.id), { state: { _scrollToTop: true } });
      },
    });
  return { duplicate, isPending };
}

const ClosingDialog = later(() => import('./ClosingDialog'), 'ClosingDialog');

const WHY_NOT = 'No se puede eliminar una vacante con aplicaciones. Cambia el estado primero.';

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
