import { Box } from '@mui/material';
import { CUALIFICACION_GROUPS, CUALIFICACION_LABEL, TURNO_LABEL, TURNOS } from '@hiring/contract';
import { FilterLiveSearch } from 'react-admin';
import { TagFilter } from '../../tags/TagFilter';
import { FilterSelect } from '../../ui/FilterSelect';
import { useListFilters } from '../../ui/useListFilters';
import type { CandidateFilters } from '../types';
import { AnswerTimesButton } from './AnswerTimesButton';
import { DateFilter } from './DateFilter';
import { SPONTANEOUS, YES_OR_NO } from './filterWords';
import { useVacancyNames } from './useVacancyNames';

const QUALIFICATIONS = CUALIFICACION_GROUPS.flatMap(({ tipos }) =>
  tipos.map((value) => ({ value, label: CUALIFICACION_LABEL[value] })),
);
const SHIFTS = TURNOS.map((value) => ({ value, label: TURNO_LABEL[value] }));
const IN_FORCE = [{ value: 'true', label: 'Solo vigentes' }];

/** One of two, or both. */
function YesNoFilter({ name, label }: { name: keyof CandidateFilters; label: string }) {
  const { filters, change } = useListFilters<CandidateFilters>();
  const words = YES_OR_NO[name];
  if (!words) return null;
  return (
    <FilterSelect
      label={label}
      allLabel="Todos"
      value={filters[name]}
      options={[
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ]}
      onChoose={(value) => change({ [name]: value })}
    />
  );
}

/** The panel of 'Más Filtros'. */
export function MoreFilters({ id }: { id: string }) {
  const { filters, change } = useListFilters<CandidateFilters>();
  const vacancies = useVacancyNames();

  return (
    <Box
      id={id}
      role="group"
      aria-label="Más filtros"
      sx={{
        display: 'grid',
        columnGap: 1,
        rowGap: 1.75,
        pt: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        },
      }}
    >
      <DateFilter label="Recibida desde" value={filters.desde} onChoose={(desde) => change({ desde })} />
      <DateFilter label="Recibida hasta" value={filters.hasta} onChoose={(hasta) => change({ hasta })} />
      <FilterSelect
        label="Vacante"
        allLabel="Todas"
        value={filters.vacante_id}
        options={[{ value: SPONTANEOUS, label: 'Candidatura espontánea' }, ...vacancies.options]}
        onChoose={(vacante_id) => change({ vacante_id })}
      />
      <FilterLiveSearch source="ciudad" label="Ciudad" fullWidth margin="none" />
      <FilterLiveSearch source="habilidades" label="Habilidades" fullWidth margin="none" />
      <FilterSelect
        label="Cualificación"
        allLabel="Todas"
        value={filters.cualificacion}
        options={QUALIFICATIONS}
        onChoose={(chosen) =>
          change({ cualificacion: chosen, ...(chosen ? {} : { cualificacion_vigente: undefined }) })
        }
      />
      <FilterSelect
        label="Caducidad"
        allLabel="Vigentes y caducadas"
        value={filters.cualificacion_vigente}
        options={IN_FORCE}
        onChoose={(cualificacion_vigente) => change({ cualificacion_vigente })}
      />
      <FilterSelect
        label="Turno"
        allLabel="Todos"
        value={filters.turno}
        options={SHIFTS}
        onChoose={(turno) => change({ turno })}
      />
      <YesNoFilter name="vehiculo_propio" label="Vehículo" />
      <YesNoFilter name="con_cv" label="CV" />
      <YesNoFilter name="verificado" label="Email" />
      <YesNoFilter name="futuras_ofertas" label="Otras ofertas" />
      <YesNoFilter name="sin_respuesta" label="Respuesta" />
      <TagFilter />
      <AnswerTimesButton />
    </Box>
  );
}
