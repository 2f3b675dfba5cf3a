import '../../i18n/vacancies';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { LANGUAGE, OTHER_LANGUAGES, PHASE_ESTADOS, PHASE_LIMITS, type SiteLanguage } from '@hiring/contract';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { estadoLabel } from '../../candidates/StateBadges';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { NumberInput } from '../../ui/forms/NumberInput';
import { choicesOf, upTo } from '../../ui/forms/inputs';
import { type Schemas, sentenceOf } from '../../providers/api';
import type { Noun } from '../../providers/freshness';
import { PHASES_SAID } from './usePhases';
import { translate } from '../../i18n/texts';

export type Phase = Schemas['PhaseResponse'];
export type PhaseOrder = Schemas['PhaseRequest'];

const ESTADOS = choicesOf(PHASE_ESTADOS, estadoLabel);
const LANGUAGE_NAMES = new Intl.DisplayNames('es', { type: 'language' });
const TEXTS = ['frase', 'mensaje'] as const;

function CandidateText({ text, language }: { text: (typeof TEXTS)[number]; language: SiteLanguage }) {
  const label = translate(`vacancies.phases.${text}`);
  const spanish = language === 'es';
  return (
    <TextInput
      source={`${text}.${language}`}
      label={
        spanish
          ? label
          : translate('vacancies.phases.inLanguage', { text: label, language: LANGUAGE_NAMES.of(language) })
      }
      helperText={spanish && `vacancies.phases.${text}Help`}
      multiline
      slotProps={{
        htmlInput: { maxLength: PHASE_LIMITS.text, lang: language, dir: LANGUAGE[language].direction },
      }}
    />
  );
}

interface Props {
  /** Null: a new one. */
  phase: Phase | null;
  /** Of the list of phases. */
  version: number;
  save: (values: PhaseOrder, version: number) => Promise<unknown>;
  changes: readonly Noun[];
  onClose: () => void;
}

/** One phase, with what the candidate reads in each language. */
export function PhaseDialog({ phase, version, save, changes, onClose }: Props) {
  return (
    <FormDialog<PhaseOrder>
      title={phase ? 'vacancies.phases.edit' : 'vacancies.phases.new'}
      defaultValues={phase ?? { estado: 'en_revision', exige_puntuacion: false }}
      problem={sentenceOf}
      version={version}
      save={save}
      changes={changes}
      done={PHASES_SAID.done}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="vacancies.phases.nombre"
        placeholder={translate('vacancies.phases.nombreExample')}
        validate={required()}
        slotProps={upTo(PHASE_LIMITS.name)}
      />
      <SelectInput
        source="estado"
        label="vacancies.phases.estado"
        choices={ESTADOS}
        validate={required()}
        disabled={phase?.en_uso ?? false}
        helperText={phase?.en_uso ? 'vacancies.phases.estadoFixed' : false}
      />
      <NumberInput source="dias" label="vacancies.phases.dias" helperText="vacancies.phases.diasHelp" />
      <Typography variant="h3" component="h3">
        {translate('vacancies.phases.toGoOn')}
      </Typography>
      <TextInput
        source="exige_documento"
        label="vacancies.phases.exige_documento"
        helperText="vacancies.phases.exige_documentoHelp"
        slotProps={upTo(PHASE_LIMITS.document)}
      />
      <TextInput
        source="exige_tarea"
        label="vacancies.phases.exige_tarea"
        helperText="vacancies.phases.exige_tareaHelp"
        slotProps={upTo(PHASE_LIMITS.task)}
      />
      <BooleanInput source="exige_puntuacion" label="vacancies.phases.exige_puntuacion" />
      <Typography variant="h3" component="h3">
        {translate('vacancies.phases.forCandidate')}
      </Typography>
      {TEXTS.map((text) => (
        <CandidateText key={text} text={text} language="es" />
      ))}
      <Accordion variant="outlined" disableGutters>
        <AccordionSummary expandIcon={<ExpandMore />}>
          <Typography component="span">{translate('vacancies.phases.otherLanguages')}</Typography>
        </AccordionSummary>
        <AccordionDetails>
          {OTHER_LANGUAGES.flatMap((language) =>
            TEXTS.map((text) => (
              <CandidateText key={`${text}.${language}`} text={text} language={language} />
            )),
          )}
        </AccordionDetails>
      </Accordion>
    </FormDialog>
  );
}
