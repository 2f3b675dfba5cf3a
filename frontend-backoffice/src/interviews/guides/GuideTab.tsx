import '../../i18n/interviews';
import { Button, Stack, Typography } from '@mui/material';
import { GUIDE_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceInput,
  required,
  SimpleFormIterator,
  TextInput,
  useCanAccess,
  useNotify,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { Apart, LongText, PaddedCard } from '../../ui/layout';
import { AddRow } from '../../ui/forms/AddRow';
import { upTo } from '../../ui/forms/inputs';
import { api, at, reasonOf, type Schemas, sentenceOf, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';
import type { OfVacancy } from '../../vacancies/vacancy';
import { type GuidePlace, guidePlaces, scoredNames } from './guidePlaces';

type Guides = Schemas['VacancyGuides'];
type Guide = Schemas['GuideResponse'];
type Values = Partial<Pick<Schemas['GuideRequest'], 'secciones'>>;

const FILLED = [required()];
// The labels of a row are not to lie under the list's own, nor under the row before.
const ROWS = { pt: 3, '& .RaSimpleFormIterator-form': { gap: 2 }, '& .RaSimpleFormIterator-line': { pb: 2 } };

/** Puts the guide of another vacancy into the form, to be changed there. */
function CopyFrom() {
  const { getValues, setValue } = useFormContext<Values>();
  const notify = useNotify();
  const copy = async (other: string): Promise<void> => {
    const { guias } = await api.get('/api/vacancies/{id}/interview-guides', at(other));
    const found = guias.find(({ fase_id }) => fase_id === null) ?? guias[0];
    if (!found) {
      notify('interviews.guide.noGuide', { type: 'warning' });
      return;
    }
    // Questions are new here; the notes of the other vacancy stay with theirs.
    const secciones = found.secciones.map(({ preguntas, ...rest }) => ({
      ...rest,
      preguntas: preguntas.map(({ pregunta, buena_respuesta }) => ({ pregunta, buena_respuesta })),
    }));
    // What was typed already goes before it.
    const typed = (getValues('secciones') ?? []).filter(
      ({ titulo, preguntas }) => titulo || preguntas?.length,
    );
    setValue('secciones', [...typed, ...secciones] as Values['secciones'], { shouldDirty: true });
  };
  return (
    <ReferenceInput source="desde" reference="vacancies">
      <AutocompleteInput
        label="interviews.guide.copyFrom"
        // It is the first field of the dialog, which would open with its list over the others.
        openOnFocus={false}
        optionText="titulo"
        helperText={false}
        onChange={(other) => {
          if (other)
            copy(String(other)).catch((error: unknown) => notify(reasonOf(error), { type: 'error' }));
        }}
      />
    </ReferenceInput>
  );
}

interface DialogProps {
  vacancyId: string;
  place: GuidePlace;
  criteria: Guides['criterios'];
  onClose: () => void;
}

/** A guide as a whole: its sections in their order, each with its questions and criteria. */
function GuideDialog({ vacancyId, place, criteria, onClose }: DialogProps) {
  const { fase_id, guide, name } = place;
  return (
    <FormDialog<Values>
      title={translate(`interviews.guide.${guide ? 'editOf' : 'writeOf'}`, { name })}
      maxWidth="md"
      defaultValues={{ secciones: guide?.secciones ?? [{ titulo: '', preguntas: [], criterios: [] }] }}
      problem={sentenceOf}
      version={guide?.version ?? 0}
      save={({ secciones = [] }, version) =>
        api.put(
          '/api/vacancies/{id}/interview-guides',
          at(vacancyId, {
            fase_id,
            version,
            secciones: secciones.map(({ titulo, preguntas, criterios }) => ({
              titulo,
              preguntas: preguntas ?? [],
              criterios: criterios ?? [],
            })),
          }),
        )
      }
      changes={['vacancies']}
      done="interviews.guide.saved"
      onClose={onClose}
    >
      {!guide && <CopyFrom />}
      <ArrayInput
        source="secciones"
        label="interviews.guide.sections"
        helperText="interviews.guide.sectionsHelp"
      >
        <SimpleFormIterator
          fullWidth
          disableClear
          sx={ROWS}
          addButton={<AddRow label="interviews.guide.addSection" max={GUIDE_LIMITS.sections} />}
        >
          <TextInput
            source="titulo"
            label="interviews.guide.title"
            validate={FILLED}
            slotProps={upTo(GUIDE_LIMITS.title)}
          />
          <ArrayInput source="preguntas" label="interviews.guide.questions" helperText={false}>
            <SimpleFormIterator
              fullWidth
              disableClear
              sx={ROWS}
              addButton={<AddRow label="interviews.guide.addQuestion" max={GUIDE_LIMITS.questions} />}
            >
              <TextInput
                source="pregunta"
                label="interviews.guide.question"
                validate={FILLED}
                multiline
                slotProps={upTo(GUIDE_LIMITS.question)}
              />
              <TextInput
                source="buena_respuesta"
                label="interviews.guide.goodAnswer"
                multiline
                slotProps={upTo(GUIDE_LIMITS.answer)}
              />
            </SimpleFormIterator>
          </ArrayInput>
          {criteria.length > 0 ? (
            <AutocompleteArrayInput
              source="criterios"
              label="interviews.guide.criteria"
              choices={criteria}
              optionText="nombre"
              helperText="interviews.guide.criteriaHelp"
            />
          ) : null}
        </SimpleFormIterator>
      </ArrayInput>
    </FormDialog>
  );
}

function GuideText({ guide, criteria }: { guide: Guide; criteria: Guides['criterios'] }) {
  return (
    <Stack spacing={2}>
      {guide.secciones.map(({ titulo, preguntas, criterios }, place) => (
        <div key={`${place}${titulo}`}>
          <Typography component="h4" variant="strong">
            {titulo}
          </Typography>
          <ol>
            {preguntas.map(({ id, pregunta, buena_respuesta }) => (
              <li key={id}>
                <LongText>{pregunta}</LongText>
                {buena_respuesta && <LongText variant="note">{buena_respuesta}</LongText>}
              </li>
            ))}
          </ol>
          {scoredNames(criterios, criteria) && (
            <Typography variant="note">
              {translate('interviews.room.scored', { names: scoredNames(criterios, criteria) })}
            </Typography>
          )}
        </div>
      ))}
    </Stack>
  );
}

function Places({
  vacancyId,
  places,
  criteria,
}: Omit<DialogProps, 'place' | 'onClose'> & { places: GuidePlace[] }) {
  const [editing, setEditing] = useState<GuidePlace>();
  const { canAccess: mayWrite } = useCanAccess({ resource: 'vacancies', action: 'edit' });
  return (
    <>
      {places.map((place) => (
        <PaddedCard key={place.fase_id ?? ''} component="section" aria-label={place.name}>
          <Stack spacing={1.5}>
            <Apart spacing={1}>
              <Typography component="h3" variant="h3">
                {place.name}
              </Typography>
              {mayWrite && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={translate(`interviews.guide.${place.guide ? 'editOf' : 'writeOf'}`, {
                    name: place.name,
                  })}
                  onClick={() => setEditing(place)}
                >
                  {translate(place.guide ? 'ra.action.edit' : 'interviews.guide.write')}
                </Button>
              )}
            </Apart>
            {place.guide && <GuideText guide={place.guide} criteria={criteria} />}
          </Stack>
        </PaddedCard>
      ))}
      {editing && (
        <GuideDialog
          vacancyId={vacancyId}
          place={editing}
          criteria={criteria}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

/** What is asked in the interviews of a vacancy, and in those of a phase instead. */
export function GuideTab({ vacancy: { id } }: OfVacancy) {
  const guides = useRead(['vacancies', 'guides', id], async () => {
    const [written, phases] = await Promise.all([
      api.get('/api/vacancies/{id}/interview-guides', at(id)),
      api.get('/api/vacancies/{id}/phases', at(id)),
    ]);
    return { ...written, phases: phases.fases };
  });
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {translate('interviews.guide.lead')}
      </Typography>
      <Loaded of={guides} failed="interviews.guide.failed">
        {({ guias, criterios, phases }) => {
          return (
            <>
              {guias.length === 0 && (
                <StateMessage title="interviews.guide.none">
                  {translate('interviews.guide.noneHelp')}
                </StateMessage>
              )}
              <div>
                <Places vacancyId={id} places={guidePlaces(guias, phases)} criteria={criterios} />
              </div>
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
