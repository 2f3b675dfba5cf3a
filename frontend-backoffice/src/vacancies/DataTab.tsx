import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CUALIFICACION_LABEL, VACANCY_FIELD_LABEL, VACANCY_LISTS } from '@hiring/contract';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../format/dates';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import { previewAddress, VACANCIES_PATH } from './addresses';
import { DeleteVacancyButton } from './DeleteVacancyButton';
import { DuplicateVacancyButton } from './DuplicateVacancyButton';
import { EditVacancyButton } from './EditVacancyButton';
import type { Vacancy } from './types';
import { experienceText, salaryText } from './vacancyText';

const LOCKED = {
  cerrada: 'Está cerrada y no se puede editar. Ábrela en pausa para cambiarla, o duplícala.',
  activa_con_candidaturas:
    'Está activa y tiene candidaturas: para editarla se pone en pausa y, al guardar, vuelve a estar activa.',
} as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function factsOf(vacancy: Vacancy) {
  const label = VACANCY_FIELD_LABEL;
  return [
    { label: label.departamento, value: vacancy.departamento_nombre },
    { label: label.posicion, value: vacancy.posicion_nombre },
    { label: label.ubicacion, value: vacancy.ubicacion },
    { label: label.tipo_contrato, value: vacancy.tipo_contrato },
    { label: label.jornada, value: vacancy.jornada },
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

function Bullets({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </Section>
  );
}

/** Everything that is said of the vacancy, and the ways to change, copy, see and remove it. */
export function DataTab({ vacancy }: { vacancy: Vacancy }) {
  const { permissions } = usePermissions<string[]>();
  const navigate = useNavigate();
  const lock = vacancy.gestion?.bloqueo ?? null;
  const reason = vacancy.gestion?.motivo_sin_salario;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {permissions?.includes('vacancies:write') && (
          <>
            <EditVacancyButton vacancy={vacancy} variant="contained" />
            <DuplicateVacancyButton vacancy={vacancy} variant="outlined" />
          </>
        )}
        <Button variant="outlined" href={previewAddress(vacancy.id)} target="_blank" rel="noopener">
          Vista previa
        </Button>
        {permissions?.includes('vacancies:write') && (
          <DeleteVacancyButton
            vacancy={vacancy}
            onDeleted={() => void navigate(VACANCIES_PATH, { replace: true })}
          />
        )}
      </Box>
      {lock && <Alert severity="info">{LOCKED[lock]}</Alert>}
      {reason && (
        <Alert severity="info">
          {VACANCY_FIELD_LABEL.motivo_sin_salario}: {reason}
        </Alert>
      )}
      <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Facts facts={factsOf(vacancy)} />
        <Box sx={{ mt: 3 }}>
          <Section title={VACANCY_FIELD_LABEL.descripcion}>
            <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '75ch', overflowWrap: 'anywhere' }}>
              {vacancy.descripcion}
            </Typography>
          </Section>
          {VACANCY_LISTS.map((list) => (
            <Bullets key={list} title={VACANCY_FIELD_LABEL[list]} items={vacancy[list]} />
          ))}
          <Bullets
            title={VACANCY_FIELD_LABEL.cualificaciones}
            items={vacancy.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo])}
          />
          <Bullets
            title={VACANCY_FIELD_LABEL.preguntas}
            items={vacancy.preguntas.map(({ texto }) => texto)}
          />
        </Box>
      </Card>
    </Box>
  );
}
