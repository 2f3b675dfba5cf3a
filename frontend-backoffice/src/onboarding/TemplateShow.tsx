import '../i18n/onboarding';
import { Stack, Typography } from '@mui/material';
import { useNavigate, useParams } from 'react-router-dom';
import { BackLink, DialogButton } from '../ui/buttons';
import { WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Apart } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { api, at, type Schemas, sentenceOf, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { type Template, TEMPLATES } from './onboarding';
import { PlaceInputs } from './TemplateList';
import { TemplateTasks } from './TemplateTasks';

type Update = Schemas['OnboardingTemplateUpdate'];

const save = (template: Template, change: Partial<Update>): Promise<Template> => {
  const { id, nombre, departamento, posicion, tareas, version } = template;
  return api.put(
    '/api/onboarding-templates/{id}',
    at(id, { nombre, departamento, posicion, tareas, version, ...change }),
  );
};
const CHANGES = { changes: ['onboarding-templates'] } as const;

function EditButton({ template }: { template: Template }) {
  const { nombre, departamento, posicion, general, version: now } = template;
  return (
    <DialogButton
      size="small"
      variant="outlined"
      dialog={(close) => (
        <FormDialog<Update>
          title="onboarding.template.edit"
          maxWidth="xs"
          defaultValues={{ nombre, departamento, posicion }}
          sanitizeEmptyValues={false}
          version={now}
          save={(values, version) =>
            save(template, {
              version,
              nombre: values.nombre,
              departamento: values.departamento || null,
              posicion: values.posicion || null,
            })
          }
          {...CHANGES}
          done="onboarding.template.saved"
          onClose={close}
        >
          <PlaceInputs general={general} />
        </FormDialog>
      )}
    >
      {translate('onboarding.template.edit')}
    </DialogButton>
  );
}

function Editor({ template }: { template: Template }) {
  const navigate = useNavigate();
  const { id, nombre: name, general } = template;
  return (
    <Stack spacing={2}>
      <Apart spacing={1} useFlexGap>
        <Typography variant="h1">{name}</Typography>
        <EditButton template={template} />
        {!general && (
          <WriteButton
            label="onboarding.template.delete"
            question={translate('onboarding.template.deleteQuestion', { name })}
            explanation="onboarding.template.deleteExplanation"
            write={() => api.delete('/api/onboarding-templates/{id}', at(id))}
            {...CHANGES}
            done="onboarding.template.deleted"
            then={() => void navigate(TEMPLATES)}
          />
        )}
      </Apart>
      <title>{name}</title>
      <TemplateTasks
        tasks={template.tareas}
        problem={sentenceOf}
        version={template.version}
        save={(tareas, version) => save(template, { tareas, version })}
        {...CHANGES}
      />
    </Stack>
  );
}

/** The tasks of one template, in their order. */
export function TemplateShow() {
  const { id = '' } = useParams();
  const query = useRead(['onboarding-templates', 'record', id], () =>
    api.get('/api/onboarding-templates/{id}', at(id)),
  );
  return (
    <>
      <BackLink to={TEMPLATES}>{translate('onboarding.templates')}</BackLink>
      <Loaded of={query} failed="onboarding.failed">
        {(template) => <Editor template={template} />}
      </Loaded>
    </>
  );
}
