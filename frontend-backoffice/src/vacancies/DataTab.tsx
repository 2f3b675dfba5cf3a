import { Alert, Box, Card } from '@mui/material';
import { VACANCY_FIELD_LABEL } from '@hiring/contract';
import { useRecordContext } from 'react-admin';
import { formatDay } from '../format/dates';
import { Facts } from '../ui/Facts';
import type { Vacancy } from './types';
import { experienceText, salaryText } from './vacancyText';
import { VacancyText } from './VacancyText';

const CLOSED = 'Está cerrada y no se puede editar. Ábrela en pausa para cambiarla, o duplícala.';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function factsOf(vacancy: Vacancy) {
  const label = VACANCY_FIELD_LABEL;
  return [
    { label: label.departamento, value: vacancy.departamento_nombre },
    { label: label.posicion, value: vacancy.posicion_nombre },
    { label: label.ubicacion, value: vacancy.ubicacion },
    { label: label.tipo_contrato, value: vacancy.tipo_contrato },
    { label: label.jornada, value: vacancy.jornada },
    { label: label.horario, value: vacancy.horario },
    { label: label.noches_fuera, value: vacancy.noches_fuera },
    { label: 'Salario', value: salaryText(vacancy) },
    { label: 'Experiencia', value: experienceText(vacancy) },
    { label: label.educacion, value: vacancy.educacion },
    { label: label.vacantes_disponibles, value: vacancy.vacantes_disponibles },
    { label: label.prioridad, value: capitalised(vacancy.prioridad) },
    { label: label.destacada, value: vacancy.destacada ? 'Sí' : 'No' },
    { label: label.visible_publicamente, value: vacancy.visible_publicamente ? 'Sí' : 'No' },
    { label: label.cierra_el, value: vacancy.cierra_el ? formatDay(vacancy.cierra_el) : null },
  ];
}

/** Everything that is said of the vacancy. */
export function DataTab() {
  const vacancy = useRecordContext<Vacancy>();
  if (!vacancy) return null;
  const reason = vacancy.gestion?.motivo_sin_salario;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {vacancy.estado === 'cerrada' && <Alert severity="info">{CLOSED}</Alert>}
      {reason && (
        <Alert severity="info">
          {VACANCY_FIELD_LABEL.motivo_sin_salario}: {reason}
        </Alert>
      )}
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 3 }}>
        <Facts facts={factsOf(vacancy)} />
        <VacancyText vacancy={vacancy} />
      </Card>
    </Box>
  );
}
