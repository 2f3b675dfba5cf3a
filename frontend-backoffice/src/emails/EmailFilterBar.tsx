import Button from '@mui/material/Button';
import { CORREO_ESTADO_LABEL, CORREO_ESTADOS, EMAIL_KINDS, PLANTILLAS } from '@hiring/contract';
import { FilterLiveSearch, useCanAccess } from 'react-admin';
import { FilterBar } from '../ui/FilterBar';
import { FilterSelect } from '../ui/FilterSelect';
import { useListFilters } from '../ui/useListFilters';
import type { EmailFilters } from './types';

const ESTADO_OPTIONS = CORREO_ESTADOS.map((value) => ({ value, label: CORREO_ESTADO_LABEL[value] }));

export function EmailFilterBar() {
  const { filters, change } = useListFilters<EmailFilters>();
  const { canAccess: readsAccounts } = useCanAccess({ resource: 'emails', action: 'read_account' });
  // Only who may read those of accounts receives them.
  const templates = PLANTILLAS.filter((value) => readsAccounts || !EMAIL_KINDS[value].ofAccount);

  return (
    <FilterBar label="Filtrar correos">
      <FilterLiveSearch source="q" label="Buscar por destinatario o asunto" fullWidth margin="none" />
      <FilterSelect
        label="Estado"
        allLabel="Todos"
        value={filters.estado}
        options={ESTADO_OPTIONS}
        onChoose={(estado) => change({ estado })}
      />
      <FilterSelect
        label="Tipo"
        allLabel="Todos"
        value={filters.plantilla}
        options={templates.map((value) => ({ value, label: EMAIL_KINDS[value].label }))}
        onChoose={(plantilla) => change({ plantilla })}
      />
      {filters.retenido && (
        <Button
          onClick={() => change({ retenido: undefined })}
          sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}
        >
          Solo los correos retenidos. Ver todos
        </Button>
      )}
      {filters.candidato_id && (
        <Button
          onClick={() => change({ candidato_id: undefined })}
          sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}
        >
          Solo los correos de un candidato. Ver todos
        </Button>
      )}
    </FilterBar>
  );
}
