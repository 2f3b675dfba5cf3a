import { Box, DialogContentText } from '@mui/material';
import { DialogButton } from '../../../ui/buttons';
import { choicesOf, FILTER_BAR, FilterInput } from '../../../ui/forms/inputs';
import { LABEL_SHRUNK, SearchedFilter } from '../../../ui/forms/SearchedInput';
import { FieldFilterInputs } from '../../../fields/FieldFilterInputs';
import { useTags } from '../../tags/TagInput';
import { lazyPart } from '../../../ui/lazy';
import {
  ANSWER_STAGES,
  CUALIFICACION_GROUPS,
  CUALIFICACION_LABEL,
  STAGE_LABEL,
  TURNO_LABEL,
  TURNOS,
} from '@hiring/contract';
import {
  AutocompleteInput,
  DateInput,
  FilterLiveForm,
  minValue,
  TextInput,
  useCanAccess,
  useSourceContext,
} from 'react-admin';
import { NumberInput } from '../../../ui/forms/NumberInput';
import { ONLY } from '../../../providers/dataProvider';
import { RecordDialog } from '../../../ui/dialogs/RecordDialog';
import { useRefreshCandidates } from '../../useApplicationWrite';

import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { type ComponentType, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePhaseNames } from '../../../vacancies/phases/usePhaseNames';
import { SPONTANEOUS } from './filterWords';
import { isYesOrNo, MORE_FILTERS, type More, type YesOrNo } from './filters';
import { useVacancies } from './useVacancies';
import { translate } from '../../../i18n/texts';

const ManageTagsDialog = lazyPart(() => import('../../tags/ManageTagsDialog'), 'ManageTagsDialog');

/** How long an answer may take in each stage. */
function AnswerTimesDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshCandidates();
  return (
    <RecordDialog
      resource="answer-times"
      id={ONLY}
      title="candidates.filters.times.title"
      maxWidth="xs"
      done="candidates.filters.times.saved"
      onSaved={() => void refresh()}
      onClose={onClose}
    >
      <DialogContentText>{translate('candidates.filters.times.lead')}</DialogContentText>
      {ANSWER_STAGES.map((stage) => (
        <NumberInput
          key={stage}
          source={stage}
          label={translate('candidates.filters.times.days', { stage: STAGE_LABEL[stage] })}
        />
      ))}
    </RecordDialog>
  );
}

const QUALIFICATIONS = choicesOf(
  CUALIFICACION_GROUPS.flatMap(({ tipos }) => tipos),
  CUALIFICACION_LABEL,
);
const SHIFTS = choicesOf(TURNOS, TURNO_LABEL);
/** Only where some vacancy has phases. */
function PhaseInput({ source }: InputProps) {
  const choices = usePhaseNames();
  if (choices.length === 0) return null;
  return <FilterInput source={source} emptyText="candidates.filters.all" choices={choices} />;
}

const IN_FORCE = [{ id: 'true', name: 'candidates.filters.validOnly' }];
/** While a year is being typed the field already holds dates of the first millennium. */
const THIS_AGE = [minValue('2000-01-01')];
const DAYS = { htmlInput: { min: '2000-01-01', max: '2100-12-31' } };

interface InputProps {
  source: More;
}

const DayInput = ({ source }: InputProps) => (
  <DateInput source={source} validate={THIS_AGE} margin="none" slotProps={DAYS} />
);
const PartInput = ({ source }: InputProps) => <TextInput source={source} resettable margin="none" />;

/** Searched among all vacancies, also those of years ago. */
function VacancyInput({ source }: InputProps) {
  const [words, setWords] = useState('');
  const { getSource } = useSourceContext();
  const chosen = useWatch<Record<string, string>>({ name: getSource(source) });
  const { found, vacancy } = useVacancies(words, chosen);
  const all = vacancy && !found.some(({ id }) => id === vacancy.id) ? [vacancy, ...found] : found;
  return (
    <AutocompleteInput
      source={source}
      choices={[{ id: SPONTANEOUS, name: translate('candidates.filters.spontaneous') }, ...all]}
      translateChoice={false}
      setFilter={setWords}
      margin="none"
      size="small"
      TextFieldProps={{ placeholder: translate('candidates.filters.all'), InputLabelProps: LABEL_SHRUNK }}
    />
  );
}

function QualificationInput({ source }: InputProps) {
  const { setValue } = useFormContext();
  return (
    <FilterInput
      source={source}
      emptyText="candidates.filters.all"
      choices={QUALIFICATIONS}
      onChoose={(held) => held === '' && setValue('cualificacion_vigente', '')}
    />
  );
}

const ValidityInput = ({ source }: InputProps) => (
  <FilterInput source={source} emptyText="candidates.filters.anyValidity" choices={IN_FORCE} />
);
const ShiftInput = ({ source }: InputProps) => <FilterInput source={source} choices={SHIFTS} />;

function TagFilterInput({ source }: InputProps) {
  const { data: tags = [] } = useTags();
  return (
    <SearchedFilter
      source={source}
      emptyText="candidates.filters.all"
      choices={tags.map(({ id: tag, nombre }) => ({ id: tag, name: nombre }))}
    />
  );
}

const YesOrNoInput = ({ source }: InputProps) => (
  <FilterInput
    source={source}
    label={`candidates.filters.answers.${source}.label`}
    choices={['true', 'false'].map((id) => ({
      id,
      name: `candidates.filters.answers.${source}.${id}`,
    }))}
  />
);

const INPUTS: Readonly<Record<Exclude<More, YesOrNo>, ComponentType<InputProps>>> = {
  desde: DayInput,
  hasta: DayInput,
  vacante_id: VacancyInput,
  fase: PhaseInput,
  ciudad: PartInput,
  habilidades: PartInput,
  cualificacion: QualificationInput,
  cualificacion_vigente: ValidityInput,
  turno: ShiftInput,
  etiqueta: TagFilterInput,
};

/** The controls of the panel, in a form whose fields are filters. */
export const MoreFilterInputs = () => (
  <>
    {MORE_FILTERS.map((source) => {
      const Input = isYesOrNo(source) ? YesOrNoInput : INPUTS[source];
      return <Input key={source} source={source} />;
    })}
    <FieldFilterInputs />
  </>
);

export function MoreFilters({ id }: { id: string }) {
  const { canAccess: mayConfigure } = useCanAccess({ resource: 'config', action: 'write' });
  return (
    <Box
      id={id}
      role="group"
      aria-label={translate('candidates.filters.panel')}
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
        <MoreFilterInputs />
        <Box sx={{ display: 'flex' }}>
          <DialogButton dialog={(close) => <ManageTagsDialog onClose={close} />}>
            {translate('candidates.filters.manageTags')}
          </DialogButton>
        </Box>
      </FilterLiveForm>
      {mayConfigure && (
        <DialogButton
          startIcon={<ScheduleOutlined />}
          sx={{ whiteSpace: 'normal' }}
          dialog={(close) => <AnswerTimesDialog onClose={close} />}
        >
          {translate('candidates.filters.times.title')}
        </DialogButton>
      )}
    </Box>
  );
}
