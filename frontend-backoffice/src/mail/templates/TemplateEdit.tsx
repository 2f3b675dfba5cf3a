import '../../i18n/mail';
import { type MessageText, SITE_LANGUAGES, SOURCE_LANGUAGE } from '@hiring/contract';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  EditBase,
  Form,
  SaveButton,
  useDataProvider,
  useEditContext,
  useNotify,
  useSaveContext,
} from 'react-admin';
import { BackLink, BusyButton } from '../../ui/buttons';
import { MessageInputs } from '../MessageInputs';
import { LanguageLinks } from '../../ui/display/LanguageLinks';
import { EditFailed } from '../../ui/forms/SingleRecordForm';
import { ListSkeleton } from '../../ui/Loaded';
import { WHOLE } from '../../ui/lists/OpenRecord';
import { TemplatePreview } from './TemplatePreview';
import { type Template, TemplateVersions } from './TemplateVersions';
import { api, at, fieldErrorsOf, problemOf, reasonOf, useWrite } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

/** Sends the words as they stand to whoever is writing them, and to nobody else. */
function TestButton({ templateId, candidateId }: { templateId: string; candidateId: string | undefined }) {
  const { getValues } = useFormContext<MessageText>();
  const { mutate, isPending } = useWrite(
    ({ asunto, cuerpo }: MessageText) =>
      api.post('/api/templates/{id}/test', at(templateId, { asunto, cuerpo, candidato_id: candidateId })),
    {
      done: ({ destinatario }) => translate('mail.template.tested', { to: destinatario }),
      failure: 'mail.sending.failure',
    },
  );
  return (
    <BusyButton
      variant="outlined"
      startIcon={<SendOutlined />}
      busy={isPending}
      onClick={() => mutate(getValues())}
    >
      {translate('mail.template.test')}
    </BusyButton>
  );
}

/** Why it was not saved. Somebody else may have saved meanwhile: these words can be put after theirs. */
function NotSaved({ id, error }: { id: string; error: unknown }) {
  const dataProvider = useDataProvider();
  const { save } = useSaveContext();
  const { getValues, setError } = useFormContext();
  const saveAfterTheirs = async () => {
    const { data } = await dataProvider.getOne<Template>('templates', { id });
    const refused: unknown = await save?.({ ...getValues(), version: data.version });
    for (const [field, message] of Object.entries(refused ?? {}))
      setError(field, { message: String(message) });
  };
  return (
    <Alert
      severity="error"
      action={
        problemOf(error)?.code === 'template_stale' && (
          <Button size="small" color="inherit" onClick={() => void saveAfterTheirs()}>
            {translate('mail.template.saveAfter')}
          </Button>
        )
      }
    >
      {translate('mail.template.unsaved')} {reasonOf(error)}
    </Alert>
  );
}

function TemplateInputs({ template, error }: { template: Template; error: unknown }) {
  const [candidateId, setCandidateId] = useState<string>();
  const { isDirty } = useFormState();
  return (
    <>
      <Columns lg={2} spacing={3}>
        <Card sx={{ p: 2, display: 'grid', gap: 2, minWidth: 0, '& .MuiFormControl-root': { m: 0 } }}>
          <MessageInputs variables={template.variables} variablesTitle="mail.editor.ofCandidate" rows={14} />
          {error !== null && <NotSaved id={template.id} error={error} />}
          <Stack direction="row" spacing={1}>
            <SaveButton label="mail.template.save" color="secondary" />
            <TestButton templateId={template.id} candidateId={candidateId} />
            <Typography role="status" variant="note">
              {isDirty && translate('mail.template.changed')}
            </Typography>
          </Stack>
        </Card>
        <TemplatePreview templateId={template.id} candidateId={candidateId} onCandidate={setCandidateId} />
      </Columns>
      <TemplateVersions template={template} unsaved={isDirty} />
    </>
  );
}

function TemplateForm({ error }: { error: unknown }) {
  const { record: template } = useEditContext<Template>();
  if (!template) return null;
  const { id, nombre, idioma, version } = template;
  const [name] = id.split('.');
  return (
    <>
      <title>{translate('mail.template.title', { name: nombre })}</title>
      <BackLink to="/templates">{translate('mail.templates.title')}</BackLink>
      <header>
        <Typography variant="h1">{nombre}</Typography>
        {/* Each person is written to in their own language. */}
        <LanguageLinks
          languages={SITE_LANGUAGES}
          current={idioma}
          addressOf={(language) =>
            `/templates/${language === SOURCE_LANGUAGE ? name : `${name}.${language}`}`
          }
        />
        <Typography color="text.secondary" gutterBottom>
          {translate(version === 0 ? 'mail.template.original' : 'mail.template.version', { version })}
        </Typography>
      </header>
      <Form warnWhenUnsavedChanges noValidate disableInvalidFormNotification>
        <TemplateInputs template={template} error={error} />
      </Form>
    </>
  );
}

export function TemplateEdit() {
  const notify = useNotify();
  const [error, setError] = useState<unknown>(null);
  return (
    <EditBase<Template>
      mutationMode="pessimistic"
      redirect={false}
      // The text is saved as a successor of the version that was read.
      queryOptions={{
        meta: WHOLE,
        retry: false,
        refetchOnWindowFocus: false,
        onError: () => undefined,
      }}
      transform={({ asunto, cuerpo, version }: Template) => ({ asunto, cuerpo, version })}
      mutationOptions={{
        meta: WHOLE,
        onSuccess: () => {
          setError(null);
          notify('mail.template.saved', { type: 'success' });
        },
        onError: (refusal: unknown) =>
          setError(Object.keys(fieldErrorsOf(refusal)).length > 0 ? null : refusal),
      }}
      loading={<ListSkeleton rows={8} />}
      error={<EditFailed title="mail.template.failed" missing />}
    >
      <TemplateForm error={error} />
    </EditBase>
  );
}
