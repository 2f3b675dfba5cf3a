import '../../i18n/interviews';
import { Box } from '@mui/material';
import { INTERVIEW_TIPO_LABEL, SLOT_LIMITS } from '@hiring/contract';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  DataTable,
  DateInput,
  List,
  maxValue,
  minValue,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { NumberInput } from '../../ui/forms/NumberInput';
import { useFormContext, useWatch } from 'react-hook-form';
import { TIPO_CHOICES, useInterviewers } from '../interviewChoices';
import { RecordDialog } from '../../ui/dialogs/RecordDialog';
import { type Availability, marginText, WEEKDAYS, windowText } from './availabilityText';
import { pluralOf } from '../../ui/format/counts';
import { upTo } from '../../ui/forms/inputs';
import { SearchedInput } from '../../ui/forms/SearchedInput';
import { MeetingLink } from '../InterviewBadges';
import { formatMinutes } from '../types';
import { ToneBadge, TwoLines } from '../../ui/display/text';
import { PageHeader } from '../../ui/PageHeader';
import { RowActions } from '../../ui/lists/RowMenu';
import { ADD_BUTTON, DialogButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';

const NUMBERS = [
  ['duracion_min', 15, 480],
  ['margen_antes_min', 0, SLOT_LIMITS.buffer],
  ['margen_despues_min', 0, SLOT_LIMITS.buffer],
  ['antelacion_horas', 0, SLOT_LIMITS.notice],
  ['dias_vista', 1, SLOT_LIMITS.days],
] as const;
const NAME = [required('interviews.availability.noName')];
const WHO = [required('interviews.availability.noInterviewer')];
const FILLED = [required()];
const SHRUNK = { inputLabel: { shrink: true } };
// The labels of the first row are not to lie under the list's own.
const BELOW_LABEL = { pt: 3 };
const NEW_WINDOW = { dia: 1, desde: '09:00', hasta: '13:00' };
const NEW: Partial<Availability> = {
  franjas: [NEW_WINDOW],
  duracion_min: 30,
  margen_antes_min: 0,
  margen_despues_min: 10,
  antelacion_horas: 24,
  dias_vista: 14,
  tipo: 'presencial',
  activa: true,
};

/** A day of the week, or one date. */
function WindowInputs() {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const [day, date] = useWatch<Record<string, unknown>>({
    name: [getSource('dia'), getSource('fecha')],
  }) as unknown[];
  return (
    <>
      <SelectInput
        source="dia"
        emptyText="interviews.availability.oneDate"
        choices={WEEKDAYS}
        {...(date ? {} : { defaultValue: NEW_WINDOW.dia })}
        onChange={() => setValue(getSource('fecha'), undefined)}
      />
      {!day && <DateInput source="fecha" validate={FILLED} />}
      <TextInput source="desde" type="time" defaultValue="09:00" validate={FILLED} slotProps={SHRUNK} />
      <TextInput source="hasta" type="time" defaultValue="13:00" validate={FILLED} slotProps={SHRUNK} />
    </>
  );
}

const InterviewerInput = () => (
  <SearchedInput source="entrevistador_id" choices={useInterviewers()} optionText="nombre" validate={WHO} />
);

const ParticipantsInput = () => (
  <AutocompleteArrayInput
    source="participantes"
    choices={useInterviewers()}
    optionText="nombre"
    helperText="interviews.availability.participantsHelp"
  />
);

function PlaceInput() {
  const tipo = useWatch<Availability, 'tipo'>({ name: 'tipo' });
  if (tipo === 'presencial') return <TextInput source="ubicacion" />;
  if (tipo === 'virtual') return <TextInput source="link_virtual" type="url" />;
  return null;
}

/** The hours of an interviewer, new or changed. */
function AvailabilityDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  return (
    <RecordDialog
      resource="interview-availability"
      id={id}
      title={id ? 'interviews.availability.edit' : 'interviews.availability.createTitle'}
      done="interviews.availability.saved"
      defaultValues={id ? undefined : NEW}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        placeholder={translate('interviews.availability.example')}
        validate={NAME}
        slotProps={upTo(SLOT_LIMITS.name)}
      />
      <InterviewerInput />
      <ParticipantsInput />
      <ArrayInput source="franjas" helperText={false}>
        <SimpleFormIterator inline disableReordering disableClear sx={BELOW_LABEL}>
          <WindowInputs />
        </SimpleFormIterator>
      </ArrayInput>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {NUMBERS.map(([source, min, max]) => (
          <NumberInput key={source} source={source} validate={[required(), minValue(min), maxValue(max)]} />
        ))}
        <SelectInput source="tipo" choices={TIPO_CHOICES} validate={FILLED} />
      </Box>
      <PlaceInput />
      <BooleanInput source="activa" />
    </RecordDialog>
  );
}

const Column = DataTable.Col<Availability>;

/** The hours that candidates may pick from. */
export function AvailabilityList() {
  return (
    <>
      <PageHeader
        title="interviews.availability.title"
        lead="interviews.availability.lead"
        action={
          <DialogButton {...ADD_BUTTON} dialog={(close) => <AvailabilityDialog onClose={close} />}>
            {translate('interviews.availability.create')}
          </DialogButton>
        }
      />
      <List sort={{ field: 'nombre', order: 'ASC' }}>
        <DataTable<Availability>>
          <Column
            source="nombre"
            disableSort={false}
            render={({ nombre, entrevistador_nombre }) => (
              <TwoLines below={translate('interviews.words.by', { name: entrevistador_nombre })}>
                <strong>{nombre}</strong>
              </TwoLines>
            )}
          />
          <Column
            source="franjas"
            render={({ franjas }) =>
              franjas.map((window) => <div key={windowText(window)}>{windowText(window)}</div>)
            }
          />
          <Column
            source="duracion_min"
            render={(row) => <TwoLines below={marginText(row)}>{formatMinutes(row.duracion_min)}</TwoLines>}
          />
          <Column
            source="dias_vista"
            cellClassName="wide"
            render={({ dias_vista, antelacion_horas }) => (
              <TwoLines below={translate('interviews.availability.notice', pluralOf(antelacion_horas))}>
                {translate('interviews.availability.days', { smart_count: dias_vista })}
              </TwoLines>
            )}
          />
          <Column
            source="tipo"
            render={({ tipo, ubicacion, link_virtual }) => (
              <TwoLines below={ubicacion}>
                {INTERVIEW_TIPO_LABEL[tipo]}
                {link_virtual && ': '}
                <MeetingLink to={link_virtual} />
              </TwoLines>
            )}
          />
          <Column
            source="activa"
            render={({ activa }) => (
              <ToneBadge tone={activa ? 'green' : 'grey'}>
                {translate(activa ? 'interviews.availability.offered' : 'interviews.availability.notOffered')}
              </ToneBadge>
            )}
          />
          <Column source="actions" align="right">
            <RowActions
              warning="interviews.availability.deleteWarning"
              dialog={(id, close) => <AvailabilityDialog id={id} onClose={close} />}
            />
          </Column>
        </DataTable>
      </List>
    </>
  );
}
