import { Box, Link, Stack, Typography } from '@mui/material';
import {
  AVISO_FORMULARIO_LABEL,
  AVISO_LIMITS,
  AVISO_VARIABLE_LABEL,
  AVISO_VARIABLES,
  type AvisoFormulario,
  type AvisoVariable,
  type NoticePiece,
  readNotice,
} from '@hiring/contract';
import { useCompany } from '../layout/useCompany';
import { api, at, fieldErrorsOf, reasonOf, type Schemas, useWrite } from '../providers/api';
import { Form, SaveButton, TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { Section } from '../ui/display/Facts';
import { TextDifference } from '../ui/display/TextDifference';
import { upTo } from '../ui/forms/inputs';
import { translate } from '../i18n/texts';
import { Columns, PaddedCard } from '../ui/layout';
import { Alert } from '../ui/Alert';

type Values = Partial<Record<AvisoVariable, string>>;

export function NoticePreview({ texto }: { texto: string }) {
  const company = useCompany();
  const values: Values = company
    ? {
        razon_social: company.legal_name,
        nif: company.tax_id,
        direccion: `${company.address}, ${company.postal_code} ${company.city}`,
        email: company.email,
        email_rrhh: company.email_rrhh,
      }
    : {};
  const { resumen, apartados } = readNotice(texto);
  return (
    <PaddedCard>
      <Typography variant="body2">
        <strong>{translate('privacy.notice.heading')}</strong> <Pieces of={resumen} values={values} />
      </Typography>
      <Stack component="dl" spacing={1} sx={{ mt: 1.5 }}>
        {apartados.map(({ titulo, texto: words }) => (
          <div key={titulo}>
            <Typography component="dt" variant="strong">
              {titulo}
            </Typography>
            <Typography component="dd" variant="body2">
              <Pieces of={words} values={values} />
            </Typography>
          </div>
        ))}
      </Stack>
    </PaddedCard>
  );
}

function Pieces({ of, values }: { of: readonly NoticePiece[]; values: Values }) {
  return of.map((piece, place) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'variable') return values[piece.name] ?? AVISO_VARIABLE_LABEL[piece.name];
    return (
      <Link key={place} href={piece.to} target="_blank" rel="noopener noreferrer">
        {piece.text}
      </Link>
    );
  });
}

type Notice = Schemas['NoticeResponse'];

const CHANGES = { changes: ['notices'] } as const;

interface Props {
  form: AvisoFormulario;
  current: Notice;
  /** Absent: nobody has begun the next version. */
  draft: Notice | undefined;
}

function NoticeInputs({ form, current, draft }: Props) {
  const texto = useWatch<{ texto: string | null }, 'texto'>({ name: 'texto' }) ?? '';
  const { isDirty, isSubmitting } = useFormState();
  return (
    <>
      <Columns lg={2}>
        <Stack spacing={1}>
          <TextInput
            source="texto"
            label={
              draft ? translate('privacy.notice.draft', { number: draft.numero }) : 'privacy.notice.text'
            }
            multiline
            minRows={12}
            maxRows={28}
            margin="none"
            helperText="privacy.notice.textHelp"
            slotProps={upTo(AVISO_LIMITS.texto)}
          />
          <Typography variant="note">
            {translate('privacy.notice.variables', {
              list: AVISO_VARIABLES.map((name) => `{${name}} (${AVISO_VARIABLE_LABEL[name]})`).join(', '),
            })}
          </Typography>
        </Stack>
        <div>
          <Typography variant="subtitle2" component="h3" gutterBottom>
            {translate('privacy.notice.preview')}
          </Typography>
          <NoticePreview texto={texto} />
        </div>
      </Columns>
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <SaveButton label="privacy.notice.save" color="secondary" />
        {draft && (
          <>
            <WriteButton
              {...confirmTexts('privacy.publish.', { number: draft.numero })}
              busy={isSubmitting || isDirty}
              write={() =>
                api.post(
                  '/api/privacy/notices/{formulario}/publish',
                  at({ formulario: form }, { version: draft.version }),
                )
              }
              {...CHANGES}
              done="privacy.publish.done"
            />
            <WriteButton
              {...confirmTexts('privacy.discard.')}
              busy={isSubmitting}
              write={() => api.delete('/api/privacy/notices/{formulario}/draft', at({ formulario: form }))}
              {...CHANGES}
              done="privacy.discard.done"
            />
          </>
        )}
        <Typography variant="note" role="status">
          {isDirty ? translate('privacy.notice.unsaved') : draft && translate('privacy.notice.draftSaved')}
        </Typography>
      </Stack>
      {draft && (
        <Section title="privacy.notice.changes">
          <TextDifference label={translate('privacy.notice.changesLabel')} from={current.texto} to={texto} />
        </Section>
      )}
    </>
  );
}

export function NoticeEditor({ form, current, draft }: Props) {
  const save = useWrite(
    (texto: string) =>
      api.put(
        '/api/privacy/notices/{formulario}/draft',
        at({ formulario: form }, { texto, version: draft?.version }),
      ),
    { ...CHANGES, done: 'privacy.notice.saved', notifies: false },
  );
  const submit = ({ texto }: { texto?: string | null }) =>
    save.mutateAsync(texto ?? '').then(() => undefined, fieldErrorsOf);
  return (
    <Box
      component="section"
      aria-label={translate('privacy.notice.title', { form: AVISO_FORMULARIO_LABEL[form] })}
    >
      <Form record={draft ?? current} onSubmit={submit} warnWhenUnsavedChanges noValidate>
        {save.isError && Object.keys(fieldErrorsOf(save.error)).length === 0 && (
          <Alert severity="error">{reasonOf(save.error)}</Alert>
        )}
        <NoticeInputs form={form} current={current} draft={draft} />
      </Form>
    </Box>
  );
}
