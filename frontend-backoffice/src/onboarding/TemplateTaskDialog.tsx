import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import {
  CUALIFICACION_LABEL,
  CUALIFICACIONES,
  LANGUAGE,
  ONBOARDING_ACTOR_LABEL,
  ONBOARDING_ACTORS,
  ONBOARDING_DATA,
  ONBOARDING_DATA_LABEL,
  ONBOARDING_DAY_LABEL,
  ONBOARDING_DAYS,
  ONBOARDING_LIMITS,
  ONBOARDING_TASK_KIND_LABEL,
  ONBOARDING_TASK_KINDS,
  OTHER_LANGUAGES,
  type SiteLanguage,
} from '@hiring/contract';
import { BooleanInput, FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choicesOf } from '../ui/forms/inputs';
import type { Noun } from '../providers/freshness';
import { translate } from '../i18n/texts';
import type { TemplateTask } from './onboarding';

const LANGUAGE_NAMES = new Intl.DisplayNames('es', { type: 'language' });
const DAYS = ONBOARDING_DAYS.map((id) => ({ id, name: ONBOARDING_DAY_LABEL[String(id)] ?? String(id) }));

interface WordsProps {
  text: 'titulo' | 'detalle' | 'texto';
  language: SiteLanguage;
}

function Words({ text, language }: WordsProps) {
  const label = translate(`onboarding.template.${text}`);
  return (
    <TextInput
      source={`${text}.${language}`}
      label={
        language === 'es'
          ? label
          : translate('onboarding.template.inLanguage', {
              text: label,
              language: LANGUAGE_NAMES.of(language),
            })
      }
      multiline={text !== 'titulo'}
      slotProps={{
        htmlInput: {
          maxLength: ONBOARDING_LIMITS[text],
          lang: language,
          dir: LANGUAGE[language].direction,
        },
      }}
    />
  );
}

/** What its kind needs. */
function KindInputs({ tipo }: Pick<TemplateTask, 'tipo'>) {
  switch (tipo) {
    case 'dato':
      return (
        <SelectInput
          source="dato"
          label="onboarding.template.data"
          choices={choicesOf(ONBOARDING_DATA, ONBOARDING_DATA_LABEL)}
          validate={required()}
        />
      );
    case 'documento':
      return (
        <SelectInput
          source="cualificacion"
          label="onboarding.template.licence"
          emptyText="onboarding.tasks.noLicence"
          choices={choicesOf(CUALIFICACIONES, CUALIFICACION_LABEL)}
        />
      );
    case 'lectura':
      return <Words text="texto" language="es" />;
    case 'tarea':
    default:
      return null;
  }
}

interface Props {
  /** Null: a new one. */
  task: TemplateTask | null;
  others: readonly TemplateTask[];
  problem: (error: unknown) => string;
  /** Of the template. */
  version: number;
  save: (task: TemplateTask, version: number) => Promise<unknown>;
  changes: readonly Noun[];
  onClose: () => void;
}

const NEW: Partial<TemplateTask> = { tipo: 'tarea', quien: 'rrhh', dias: -7, obligatoria: true };

/** Texts that were emptied are not kept. */
const filled = (texts: TemplateTask['titulo'] | null | undefined): TemplateTask['titulo'] =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => Boolean(text)));

/** One task, with what the person reads in each language. */
export function TemplateTaskDialog({ task, others, problem, version, save, changes, onClose }: Props) {
  const clave = task?.clave ?? `tarea-${crypto.randomUUID().slice(0, 8)}`;
  return (
    <FormDialog<TemplateTask>
      title={task ? 'onboarding.template.editTask' : 'onboarding.template.newTask'}
      defaultValues={task ?? NEW}
      problem={problem}
      version={version}
      changes={changes}
      done="onboarding.template.saved"
      save={({ titulo, detalle, texto, ...values }, seen) =>
        save(
          {
            tipo: values.tipo,
            quien: values.quien,
            dias: values.dias,
            obligatoria: values.obligatoria,
            clave,
            titulo: filled(titulo),
            detalle: filled(detalle),
            espera: values.espera || null,
            dato: values.tipo === 'dato' ? values.dato : null,
            texto: values.tipo === 'lectura' ? filled(texto) : null,
            cualificacion: values.tipo === 'documento' ? values.cualificacion || null : null,
          },
          seen,
        )
      }
      onClose={onClose}
    >
      <Words text="titulo" language="es" />
      <Words text="detalle" language="es" />
      <SelectInput
        source="tipo"
        label="onboarding.template.kind"
        choices={choicesOf(ONBOARDING_TASK_KINDS, ONBOARDING_TASK_KIND_LABEL)}
        validate={required()}
      />
      <FormDataConsumer<TemplateTask>>
        {({ formData }) => <KindInputs tipo={formData.tipo} />}
      </FormDataConsumer>
      <SelectInput
        source="quien"
        label="onboarding.template.who"
        choices={choicesOf(ONBOARDING_ACTORS, ONBOARDING_ACTOR_LABEL)}
        validate={required()}
      />
      <SelectInput source="dias" label="onboarding.template.when" choices={DAYS} validate={required()} />
      <SelectInput
        source="espera"
        label="onboarding.template.waits"
        emptyText="onboarding.template.waitsNothing"
        choices={others.map((one) => ({ id: one.clave, name: one.titulo.es ?? one.clave }))}
      />
      <BooleanInput source="obligatoria" label="onboarding.template.required" />
      <Accordion variant="outlined" disableGutters>
        <AccordionSummary expandIcon={<ExpandMore />}>
          <Typography component="span">{translate('onboarding.template.languages')}</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <FormDataConsumer<TemplateTask>>
            {({ formData }) =>
              OTHER_LANGUAGES.map((language) => (
                <div key={language}>
                  <Words text="titulo" language={language} />
                  <Words text="detalle" language={language} />
                  {formData.tipo === 'lectura' && <Words text="texto" language={language} />}
                </div>
              ))
            }
          </FormDataConsumer>
        </AccordionDetails>
      </Accordion>
    </FormDialog>
  );
}
