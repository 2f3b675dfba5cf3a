import { Box, DialogContentText } from '@mui/material';
import { DialogButton } from '../../../ui/buttons';
import { choicesOf, FILTER_BAR, FilterInput } from '../../../ui/forms/inputs';
import { useTags } from '../../tags/TagInput';
import { later } from '../../../ui/later';
import {
  ANSWER_DAYS,
  ANSWER_STAGES,
  CUALIFICACION_GROUPS,
  CUALIFICACION_LABEL,
  STAGE_LABEL,
  TURNO_LABEL,
  TURNOS,
} from '@hiring/contract';
import { DateInput, FilterLiveForm, minValue, NumberInput, TextInput, useCanAccess } from 'react-admin';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { useRefreshCandidates } from '../../useApplicationWrite';
import { api, type Schemas, useRead } from '../../../providers/api';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useFormContext } from 'react-hook-form';
import { SPONTANEOUS, YES_OR_NO } from './filterWords';
import { useVacancyNames } from './useVacancyNames';

const ManageTagsDialog = later(() => import('../../tags/ManageTagsDialog'), 'ManageTagsDialog');

/** An input of a filter form: those who carry one tag; and the way to the tags themselves. */
function TagFilter() {
  const { data: tags = [] } = useTags();
  return (
    <>
      <FilterInput
        source="etiqueta"
        label="Etiqueta"
        emptyText="Todas"
        choices={tags.map(({ id, nombre }) => ({ id, name: nombre }))}
      />
      <Box sx={{ display: 'flex' }}>
        <DialogButton dialog={(close) => <ManageTagsDialog onClose={close} />}>
          Gestionar etiquetas
        </DialogButton>
      </Box>
    </>
  );
}

/** How long an answer may take in each stage. */
function AnswerTimesDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshCandidates();
  const times = useRead(['answer-times'], () => api.get('/api/answer-times'), { gcTime: 0 });
  return (
    <FormDialog<Schemas['AnswerTimes']>
      title="Tiempos de respuesta"
      maxWidth="xs"
      reading={times}
      save={(body) => api.put('/api/answer-times', { body })}
      done="Tiempos de respuesta guardados"
      then={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <DialogContentText>
        Pasados estos días sin moverse, una candidatura cuenta como «Sin responder» y sale la primera. Quien
        tiene una entrevista pendiente no cuenta.
      </DialogContentText>
      {ANSWER_STAGES.map((stage) => (
        <NumberInput
          key={stage}
          source={stage}
          label={`${STAGE_LABEL[stage]} (días)`}
          min={ANSWER_DAYS.min}
          max={ANSWER_DAYS.max}
        />
      ))}
    </FormDialog>
  );
}

const QUALIFICATIONS = choicesOf(
  CUALIFICACION_GROUPS.flatMap(({ tipos }) => tipos),
  (tipo) => CUALIFICACION_LABEL[tipo],
);
const SHIFTS = choicesOf(TURNOS, (turno) => TURNO_LABEL[turno]);
const IN_FORCE = [{ id: 'true', name: 'Solo vigentes' }];
/** While a year is being typed the field already holds dates of the first millennium. */
const THIS_AGE = [minValue('2000-01-01')];
const DAYS = { htmlInput: { min: '2000-01-01', max: '2100-12-31' } };

function QualificationInputs() {
  const { setValue } = useFormContext();
  return (
    <>
      <FilterInput
        source="cualificacion"
        label="Cualificación"
        emptyText="Todas"
        choices={QUALIFICATIONS}
        onChoose={(held) => held === '' && setValue('cualificacion_vigente', '')}
      />
      <FilterInput
        source="cualificacion_vigente"
        label="Caducidad"
        emptyText="Vigentes y caducadas"
        choices={IN_FORCE}
      />
    </>
  );
}

/** The panel of 'Más Filtros'. */
export function MoreFilters({ id }: { id: string }) {
  const { vacancies } = useVacancyNames();
  const { canAccess: mayConfigure } = useCanAccess({ resource: 'config', action: 'write' });
  return (
    <Box
      id={id}
      role="group"
      aria-label="Más filtros"
      sx={{
        ...FILTER_BAR,
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
      <FilterLiveForm debounce={300}>
        {(['desde', 'hasta'] as const).map((day) => (
          <DateInput
            key={day}
            source={day}
            label={`Recibida ${day}`}
            validate={THIS_AGE}
            margin="none"
            slotProps={DAYS}
          />
        ))}
        <FilterInput
          source="vacante_id"
          label="Vacante"
          emptyText="Todas"
          choices={[{ id: SPONTANEOUS, name: 'Candidatura espontánea' }, ...vacancies]}
        />
        <TextInput source="ciudad" label="Ciudad" resettable margin="none" />
        <TextInput source="habilidades" label="Habilidades" resettable margin="none" />
        <QualificationInputs />
        <FilterInput source="turno" label="Turno" choices={SHIFTS} />
        {Object.entries(YES_OR_NO).map(([source, [label, yes, no]]) => (
          <FilterInput
            key={source}
            source={source}
            label={label}
            choices={[
              { id: 'true', name: yes },
              { id: 'false', name: no },
            ]}
          />
        ))}
        <TagFilter />
      </FilterLiveForm>
      {mayConfigure && (
        <DialogButton
          startIcon={<ScheduleOutlined />}
          sx={{ whiteSpace: 'normal' }}
          dialog={(close) => <AnswerTimesDialog onClose={close} />}
        >
          Tiempos de respuesta
        </DialogButton>
      )}
    </Box>
  );
}
